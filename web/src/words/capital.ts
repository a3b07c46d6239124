/** A name as it stands on a card or at the beginning of a line. */
export function capital(name: string): string {
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

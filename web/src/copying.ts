/** Copies a text; false where the browser does not let us, as for a wary person. */
export async function copyText(text: string): Promise<boolean> {
  // Browsers lend the clipboard to secure pages only; on others the old way still works.
  if (!navigator.clipboard) return copySelected(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** Copies by way of a field that is selected for a moment. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  // Outside the window: the page neither moves nor shows it.
  field.style.cssText = "position: fixed; top: -9em; opacity: 0";
  // Outside a modal dialog nothing can be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return copied;
}

declare module "icon:*" {
  const outline: string;
  export default outline;
}

declare module "*.ftl?raw" {
  const source: string;
  export default source;
}

/** Loader: leaves a file as it is, and names folders in which a change makes it new. A loader cannot be TypeScript. */
export default function dependOn(source) {
  for (const folder of this.getOptions().folders) this.addContextDependency(folder);
  return source;
}

declare module '*.md' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import at the top would make the file a module
  const guide: import('./Guide').Guide
  export default guide
}

declare module '*.md' {
  const guide: import('./Guide').Guide
  export default guide
}

/** Where pdf.js finds its decoders; set by vite.config.ts. */
declare const __PDF_DECODERS_URL__: string

/** The address of the script of its worker. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url' {
  const url: string
  export default url
}

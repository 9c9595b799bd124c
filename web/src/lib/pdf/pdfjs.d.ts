/** URL of the folder of pdf.js's WebAssembly decoders; defined in vite.config.ts. */
declare const __PDF_DECODERS_URL__: string

/** URL of pdf.js's worker script. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url' {
  const url: string
  export default url
}

/** Where pdf.js finds its decoders; set by vite.config.ts. */
declare const __PDF_DECODERS_URL__: string

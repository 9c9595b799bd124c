import fs from 'node:fs'
import path from 'node:path'

/**
 * `node scripts/pruneImage.js FOLDER…`: deletes what a running product never reads from folders of
 * packages and from the build. Run by the Dockerfile; plain JavaScript, because the image has no
 * tsx. Test: tests/release/image.test.ts. See docs/decisions/058.
 */

/** Paths of files and folders, from the folder of packages that they are in. */
const UNUSED = [
  // Sources in TypeScript, which Node does not load from packages; maps, documentation, tests, and
  // lists of files for other deployments. Licences stay.
  /\.(?:[cm]?tsx?|map|md|markdown|flow|tsbuildinfo|nft\.json|test\.[cm]?js)$/,
  /^(?:@[^/]+\/)?[^/]+\/(?:tests?|__tests__)$/,
  // Programs of the build and of developers, some of which Payload would load to generate code.
  /^(?:@next\/swc-[^/]+|@esbuild|@esbuild-kit|esbuild|esbuild-register|drizzle-kit(?:-[0-9a-f]+)?|sass|@types|\.bin)$/,
  /^next\/dist\/compiled\/(?:@next|babel|babel-packages|next-devtools|terser)$/,
  // Code of the panel in browsers, which the build has put into its own files.
  /^(?:react-datepicker|happy-dom)$/,
  // Other forms of the code that runs: for development, for bundlers, for browsers.
  /^next\/dist\/(?:esm|docs|bundle-analyzer)$/,
  /^next\/dist\/compiled\/next-server\/[^/]+\.dev\.js$/,
  /^next\/dist\/compiled\/(?:react-dom|react-server-dom-[a-z]+)(?:-experimental)?$/,
  /^react-dom\/cjs\/[^/]+\.(?:development|profiling)\.js$/,
  /^tesseract\.js\/dist$/,
  /^tesseract\.js-core\/(?:tesseract-core(?:-relaxedsimd|-simd)?\.(?:js|wasm)|.*\.wasm\.js)$/,
  /^@tesseract\.js-data\/fra\/4\.0\.0$/,
  // Libraries for systems with another C library than the image.
  /^@libsql\/linux-[^/]+-musl$/,
]

/** @param {string} folder of packages or of the build @param {string} [inside] part of it */
function prune(folder, inside = '') {
  for (const entry of fs.readdirSync(path.join(folder, inside), { withFileTypes: true })) {
    const name = path.posix.join(inside, entry.name)
    const file = path.join(folder, name)
    if (UNUSED.some((unused) => unused.test(name))) fs.rmSync(file, { recursive: true })
    // Symbolic links are left alone.
    else if (entry.isDirectory() && entry.name === 'node_modules') prune(file)
    else if (entry.isDirectory()) prune(folder, name)
  }
}

for (const folder of process.argv.slice(2)) prune(folder)

import { defineConfig } from 'vite'

/**
 * Builds the programs that run outside Next to dist/: the front door (server.js), the administrator
 * command (adminCreate.js), the command that prepares online readings (issuesProcess.js), backup and
 * restore (backup.js, restore.js), the import of the old site's issues (importFirebase.js), and the child
 * processes that take a PDF apart (takePdfApart.js), recognize the text of its scans (recognizeText.js) and make an
 * image's sizes (makeImage.js). Dependencies stay external, but for those that are slow to load.
 */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  ssr: {
    noExternal: [
      // Of these Node 24 would parse package.json, of 200 kB, once for each of some 300 files: two thirds
      // of the time of a command.
      ...['date-fns', 'drizzle-orm', '@payloadcms/db-sqlite', '@payloadcms/drizzle'],
      // What they run of others, in the version that they want.
      ...['dequal', 'to-snake-case', 'uuid'],
    ],
  },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        server: 'src/server/main.ts',
        adminCreate: 'src/commands/adminCreate.ts',
        issuesProcess: 'src/commands/issuesProcess.ts',
        backup: 'src/commands/backup.ts',
        restore: 'src/commands/restore.ts',
        importFirebase: '../tools/import-firebase/src/main.ts',
        takePdfApart: 'src/features/lecture/processing/main.ts',
        recognizeText: 'src/features/lecture/processing/ocr/main.ts',
        makeImage: 'src/media/images/child/main.ts',
        drawCard: 'src/media/images/child/card.ts',
      },
      // Of what @payloadcms/drizzle does for developers alone.
      checks: { eval: false },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
})

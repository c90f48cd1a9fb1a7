import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { lazyShapes } from '../.config/lazy-shapes.js'
import { firstCode } from './vite/first-code.ts'
import { firstModules } from './vite/first-modules.ts'
import { precompress } from './vite/precompress.ts'
import { withoutJsonSchemaWriter } from './vite/without-json-schema-writer.ts'

const apiOrigin = 'http://localhost:3000'

/**
 * Groups modules that are always needed together into a few files, instead of nearly a hundred small ones for each
 * screen. An earlier group takes a module, with all that it imports, before a later one. What the page for signing in
 * needs must be in the first ones: `controls` and before.
 */
const sharedChunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
  { name: 'words', test: /node_modules\/(i18next|react-i18next|html-parse-stringify|void-elements)\// },
  { name: 'icons', test: /node_modules\/@tabler\//, minShareCount: 2 },
  { name: 'query', test: /node_modules\/@tanstack\/(react-query|query-core)\// },
  {
    name: 'controls',
    test: /src\/(components\/(fields|feedback|layout|charts|overlays\/(modal|notices))|config|i18n\/(?=[^/]+$)|http\/(auth-session|client|connection|problem-error|send-request|sign-out-channel)|realtime\/socket|features\/errors\/error-page|access\/safe-redirect)[^?]*\.(ts|tsx|css)$/,
  },
  { name: 'contracts', test: /api\/contracts\/src\//, minShareCount: 2 },
  {
    name: 'signed-in',
    test: /src\/(app\/(layouts\/own-layout|signed-in-providers|query-client|route-guard\/has-profile)|http\/answer-schemas)\.tsx?$/,
  },
  { name: 'parts', test: /src\/components\/(overlays|people|grading)\//, minShareCount: 6 },
  {
    name: 'layout',
    test: /src\/(app\/layouts\/main-layout|features\/(credits\/credits-pill|generations\/jobs-tray))\.tsx$/,
  },
  {
    name: 'classes',
    test: /src\/(features\/(classes|teaching)|components\/classes)\//,
    minShareCount: 3,
  },
  { name: 'pictures', test: /src\/components\/pictures\//, minShareCount: 3 },
  { name: 'sheet', test: /src\/features\/mark-sheet\/(model|sheet)\//, minShareCount: 2 },
  { name: 'engine', test: /src\/features\/mark-sheet\/(engine|pile)\//, minShareCount: 2 },
  {
    name: 'grid',
    test: /src\/features\/mark-sheet\/(grid|history|mark-sheet-frame)/,
    minShareCount: 2,
  },
]

export default defineConfig({
  plugins: [
    react(),
    { ...lazyShapes(), apply: 'build' },
    withoutJsonSchemaWriter(),
    firstCode(firstModules),
    precompress(),
  ],
  resolve: { conditions: ['@classeur/source', ...defaultClientConditions] },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
  },
  server: {
    proxy: {
      '/api': apiOrigin,
      '/oidc': apiOrigin,
      '/ops': apiOrigin,
      '/socket.io': { target: apiOrigin, ws: true },
    },
  },
})

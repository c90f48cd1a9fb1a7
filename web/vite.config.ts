import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { precompress } from './vite/precompress.ts'
import { withoutJsonSchemaWriter } from './vite/without-json-schema-writer.ts'

const apiOrigin = 'http://localhost:3000'

/** What nearly every screen needs comes in a few files instead of forty small ones. */
const sharedChunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
  { name: 'words', test: /node_modules\/(i18next|react-i18next|html-parse-stringify|void-elements)\// },
  { name: 'icons', test: /node_modules\/@tabler\//, minShareCount: 2 },
  { name: 'query', test: /node_modules\/@tanstack\// },
  {
    name: 'controls',
    test: /src\/(components\/ui|config|i18n|http\/(auth-session|client|connection|problem-error|send-request|sign-out-channel))[^?]*\.(ts|tsx|css)$/,
  },
]

export default defineConfig({
  plugins: [react(), withoutJsonSchemaWriter(), precompress()],
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

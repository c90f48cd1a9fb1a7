import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { lazyShapes } from '../.config/lazy-shapes.js'
import { firstCode } from './vite/first-code.ts'
import { firstModules } from './vite/first-modules.ts'
import { precompress } from './vite/precompress.ts'
import { sharedChunks } from './vite/shared-chunks.ts'
import { withoutJsonSchemaWriter } from './vite/without-json-schema-writer.ts'

const apiOrigin = 'http://localhost:3000'

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

import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

const apiOrigin = 'http://localhost:3000'

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@classeur/source', ...defaultClientConditions] },
  build: { outDir: 'dist/app', emptyOutDir: true, sourcemap: false, assetsInlineLimit: 0 },
  server: {
    proxy: {
      '/api': apiOrigin,
      '/oidc': apiOrigin,
      '/ops': apiOrigin,
      '/socket.io': { target: apiOrigin, ws: true },
    },
  },
})

import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { firstCode } from './vite/first-code.ts'
import { precompress } from './vite/precompress.ts'
import { withoutJsonSchemaWriter } from './vite/without-json-schema-writer.ts'

const apiOrigin = 'http://localhost:3000'

/** The modules of a page's first load, by path; `*` is the layout around every signed-in screen. */
const firstModules = {
  '*': [
    'src/app/layouts/main-layout.tsx',
    'src/app/route-guard/has-profile.ts',
    'src/http/answer-schemas.ts',
    'src/features/credits/credits-pill.tsx',
    'src/features/generations/jobs-tray.tsx',
  ],
  '/': ['src/app/home-route.tsx', 'src/features/home/prepare.ts', 'src/app/route-guard/prepare-screen.ts'],
  '/marksheet': [
    'src/app/layouts/own-layout.tsx',
    'src/app/route-guard/has-profile.ts',
    'src/http/answer-schemas.ts',
    'src/features/mark-sheet/mark-sheet-frame.tsx',
    'src/features/mark-sheet/engine/begin-sheet.ts',
    'src/features/mark-sheet/marks-screen.tsx',
  ],
  '/lesson-plan-generator': ['src/features/lesson-plans/lesson-plan-generator-screen.tsx'],
  '/generate/image/mymedia': ['src/features/images/my-media-screen.tsx'],
  ...Object.fromEntries(
    ['en', 'fr', 'ar'].flatMap((language) => [
      [`${language} *`, wordFiles(language, 'shell', 'errors', 'credits', 'generations')],
      [`${language} /`, wordFiles(language, 'home', 'classes', 'teaching')],
      [`${language} /marksheet`, wordFiles(language, 'mark-sheet', 'mark-grid', 'mark-panels', 'mark-files')],
      [`${language} /lesson-plan-generator`, wordFiles(language, 'lesson-plans')],
      [`${language} /generate/image/mymedia`, wordFiles(language, 'images', 'my-media')],
    ]),
  ),
}

function wordFiles(language: string, ...areas: string[]): string[] {
  return areas.map((area) => `src/i18n/${language}/${area}.json`)
}

/** Groups the modules that nearly every screen needs into a few files instead of forty small ones. */
const sharedChunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
  { name: 'words', test: /node_modules\/(i18next|react-i18next|html-parse-stringify|void-elements)\// },
  { name: 'icons', test: /node_modules\/@tabler\//, minShareCount: 2 },
  { name: 'query', test: /node_modules\/@tanstack\/(react-query|query-core)\// },
  {
    name: 'controls',
    test: /src\/(components\/(fields|feedback|layout|charts|overlays\/(modal|notices))|config|i18n|http\/(auth-session|client|connection|problem-error|send-request|sign-out-channel))[^?]*\.(ts|tsx|css)$/,
  },
]

export default defineConfig({
  plugins: [react(), withoutJsonSchemaWriter(), firstCode(firstModules), precompress()],
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

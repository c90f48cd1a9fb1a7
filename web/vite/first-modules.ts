/** What a page needs before it can appear, beside the layout: modules, and files of texts. */
interface FirstNeeds {
  modules: readonly string[]
  texts: readonly string[]
}

const guard = ['src/app/route-guard/has-profile.ts', 'src/http/answer-schemas.ts']
const classPage = (module: string, ...texts: string[]): FirstNeeds => ({
  modules: ['src/features/classes/class-frame.tsx', module],
  texts: ['home-words.ts', ...texts],
})
/** The pages of a mark sheet don't have the main layout, so they list the guard's modules themselves. */
const sheetPage = (module: string, ...texts: string[]): FirstNeeds => ({
  modules: [
    ...guard,
    'src/app/layouts/own-layout.tsx',
    'src/features/mark-sheet/mark-sheet-frame.tsx',
    'src/features/mark-sheet/engine/begin-sheet.ts',
    module,
  ],
  texts: ['sheet-words.ts', ...texts],
})

/** `*` in a path stands for an id. */
const pages: Record<string, FirstNeeds> = {
  '/': {
    modules: ['src/app/home-route.tsx', 'src/app/route-guard/prepare-screen.ts'],
    texts: ['home-words.ts'],
  },
  '/classe/*': classPage('src/features/classes/overview-screen.tsx'),
  '/classe/*/students': classPage('src/app/students-route.tsx', 'students.json', 'term-errors.json'),
  '/classe/*/exams': classPage('src/features/exams/exams-screen.tsx', 'exams.json', 'grading.json'),
  '/marksheet/*': sheetPage('src/features/mark-sheet/marks-screen.tsx'),
  '/marksheet/*/statistics': sheetPage(
    'src/features/mark-sheet/statistics-screen.tsx',
    'mark-statistics.json',
  ),
  '/marksheet/*/table_errors': sheetPage('src/features/mark-sheet/errors-screen.tsx', 'mark-errors.json'),
  '/lesson-plan-generator': {
    modules: ['src/features/lesson-plans/lesson-plan-generator-screen.tsx'],
    texts: ['lesson-plans.json', 'lesson-context.json', 'outgoing.json', 'lesson-history.json'],
  },
  '/lesson-plan-result/*': {
    modules: ['src/features/lesson-plans/lesson-plan-result-screen.tsx'],
    texts: ['lesson-plans.json', 'lesson-edit.json', 'content.json'],
  },
  '/generate/image/mymedia': {
    modules: ['src/features/images/my-media-screen.tsx'],
    texts: ['images.json', 'my-media.json', 'picture-publishing.json'],
  },
}

const textsOf = (path: string, texts: readonly string[]) =>
  ['en', 'fr', 'ar'].map((language) => [
    `${language} ${path}`,
    texts.map((file) => `src/i18n/${language}/${file}`),
  ])

/**
 * The modules of a page's first load, by path, and its texts, by language and path; `*` alone is the layout around
 * signed-in screens.
 */
export const firstModules: Record<string, readonly string[]> = {
  '*': [
    'src/app/layouts/main-layout.tsx',
    ...guard,
    'src/features/credits/credits-pill.tsx',
    'src/features/generations/jobs-tray.tsx',
  ],
  ...Object.fromEntries(textsOf('*', ['shell-words.ts'])),
  ...Object.fromEntries(
    Object.entries(pages).flatMap(([path, { modules, texts }]) => [[path, modules], ...textsOf(path, texts)]),
  ),
}

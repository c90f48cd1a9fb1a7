/** Modules in `src`, by the beginnings of their paths as regular expressions. */
const within = (...paths: string[]) => new RegExp(`/src/(${paths.join('|')})[^?]*\\.(ts|tsx|css)$`)
const packages = (...names: string[]) => new RegExp(`/node_modules/(${names.join('|')})/`)

/**
 * Groups modules that are always needed together into a few files, instead of nearly a hundred small ones for each
 * screen (docs/decisions/0024-fewer-bytes-and-files.md). An earlier group takes a module, with all that it imports,
 * before a later one. Whatever the page for signing in needs must be in one of the first four: otherwise it loads a
 * later group as a whole.
 */
export const sharedChunks = [
  { name: 'react', test: packages('react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom') },
  // Without its component for texts with markup, which few screens use.
  { name: 'words', test: /\/node_modules\/(i18next|react-i18next(?!\/dist\/es\/Trans))\// },
  { name: 'query', test: packages('@tanstack/react-query', '@tanstack/query-core') },
  {
    name: 'controls',
    test: within(
      // Must be in the first CSS file, because components override the theme's styles.
      'theme/theme',
      'components/fields/(buttons/button|field|text/text-field|text/password-field|use-submission|read-only-fields)(?=\\.)',
      'components/(layout/logo|overlays/notices)',
      'components/feedback/(spinner|skeleton-lines|problem-note|way-out)',
      'config',
      'i18n/(?=[^/]+$)',
      'http/(session/auth-session|session/sign-out-channel|client|connection|problem-error|send-request)',
      'realtime/socket',
      'features/(errors/error-page|shell/header/connection-banner)',
    ),
  },
  {
    name: 'more-controls',
    // Screens that save files or text would otherwise load the group of the mark sheet for it.
    test: within(
      'components/(fields|feedback|layout|charts/(meter|share-bar|short-label)|overlays/modal)',
      'http/(save-file|send-failure)',
    ),
  },
  { name: 'icons', test: packages('@tabler'), minShareCount: 2 },
  { name: 'contracts', test: /\/api\/contracts\/src\//, minShareCount: 2 },
  {
    name: 'signed-in',
    test: within(
      'app/(layouts/own-layout|signed-in-providers|query-client|route-guard/has-profile)',
      'http/answer-schemas',
    ),
  },
  {
    name: 'drafts',
    test: within('drafts/(draft-note|field-edits|use-draft|use-auto-send)(?=\\.)'),
    minShareCount: 2,
  },
  { name: 'parts', test: within('components/(overlays|people|grading)/'), minShareCount: 6 },
  {
    name: 'layout',
    test: within('app/layouts/main-layout', 'features/(credits/credits-pill|generations/jobs-tray)'),
  },
  { name: 'classes', test: within('features/(classes|teaching)/', 'components/classes/'), minShareCount: 3 },
  { name: 'pictures', test: within('components/pictures/'), minShareCount: 3 },
  { name: 'sheet', test: within('features/mark-sheet/(model|sheet)/'), minShareCount: 2 },
  { name: 'engine', test: within('features/mark-sheet/(engine|pile)/'), minShareCount: 2 },
  {
    name: 'grid',
    test: within('features/mark-sheet/(grid|history|mark-sheet-frame)'),
    minShareCount: 2,
  },
]

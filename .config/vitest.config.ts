import { defineConfig } from 'vitest/config'
import { LongestFirst } from './longest-first.ts'

const root = new URL('..', import.meta.url).pathname
/** Tests import each package's source, not its compiled output. */
const alias = [
  { find: /^@classeur\/domain\/([a-z-]+)$/, replacement: `${root}api/domain/src/$1/index.ts` },
  {
    find: /^@classeur\/(documents|local|test-gateway)\/testing$/,
    replacement: `${root}api/$1/src/testing/index.ts`,
  },
  {
    find: /^@classeur\/(archive|backups|contracts|database|documents|identity|local|mail|mongo-front|payments|queue|storage)$/,
    replacement: `${root}api/$1/src/index.ts`,
  },
  {
    find: /^@classeur\/(picture-renderer|sample-generator)$/,
    replacement: `${root}workers/$1/src/index.ts`,
  },
]
const resolved = { root, resolve: { alias } }
const servers = ['./.config/vitest.servers.ts']
const waitForServers = './.config/vitest.wait-for-servers.ts'
/** `npm run test:deep` tries many more cases of each property in one test. */
const longTests = process.env.TESTS === 'deep' ? { testTimeout: 3_600_000 } : {}
/** `npm test` has just built everything, so the api's threads and processes start from their compiled programs. */
const threads = process.env.PROGRAMS === 'compiled' ? ['./.config/vitest.compiled-threads.ts'] : []
/** The limit for awaited conditions that never become true, not a measure of speed. */
const patient = { poll: { timeout: 60_000 } }
/** Use all processors; by default, one stays idle. Projects that run at the same time need the same number. */
const maxWorkers = '100%'
/** Tests on real servers. They wait for a quarter of their time, so three files run at a time on two processors. */
const integration = {
  setupFiles: [waitForServers, './.config/vitest.patient-redis.ts', ...threads],
  expect: patient,
  globalSetup: servers,
  testTimeout: 300_000,
  ...longTests,
  hookTimeout: 300_000,
  maxWorkers: 3,
  sequence: { groupOrder: 1 },
}
/**
 * Tests that replace a module of the product or of a package. Files of a process share loaded modules, and a module that
 * another file has loaded keeps what it imported, so these files have processes of their own.
 */
const withOwnModules = [
  'api/identity/src/accounts/sign-in.service.test.ts',
  'api/test/imports/waiting-files.test.ts',
  'api/test/mark-files/waiting-files.test.ts',
  'workers/test/installation-backup/exclusive-command.test.ts',
]
/** Web tests that need a DOM. The other tests run without one, because creating it takes longer than most tests. */
const withDocument = ['web/src/**/*.test.tsx', 'web/src/**/*.dom.test.ts']
const web = { ...resolved, resolve: { alias, conditions: ['browser', 'module', 'import', 'default'] } }

export default defineConfig({
  root,
  test: {
    // Projects share compiled modules on disk, so a module that several of them import is compiled once.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...resolved,
        test: {
          name: 'unit',
          // All files of a process share one module graph, because pure functions keep no state between tests.
          isolate: false,
          // Only a limit for tests that never end; on a busy machine, loading the linter takes longer than the
          // default of 5 s.
          testTimeout: 60_000,
          ...longTests,
          maxWorkers,
          include: ['api/**/src/**/*.test.ts', 'workers/**/src/**/*.test.ts', '.config/*.test.ts'],
          exclude: withOwnModules,
        },
      },
      {
        ...web,
        test: {
          name: 'web-logic',
          // As for the unit tests of the servers.
          isolate: false,
          maxWorkers,
          testTimeout: 60_000,
          ...longTests,
          include: ['web/src/**/*.test.ts'],
          exclude: withDocument,
        },
      },
      {
        ...web,
        test: {
          name: 'web',
          // The files of a process share loaded packages; the setup file empties the app's own modules.
          isolate: false,
          // These keep the texts and the language of a page.
          server: { deps: { inline: ['i18next', 'react-i18next'] } },
          maxWorkers,
          testTimeout: 60_000,
          ...longTests,
          expect: patient,
          include: withDocument,
          environment: 'jsdom',
          setupFiles: ['./web/src/testing/setup.ts'],
        },
      },
      {
        ...resolved,
        test: {
          name: 'integration',
          ...integration,
          // Loading the api takes longer than most files, so the files of a process share it. It keeps no state.
          isolate: false,
          include: ['api/**/test/**/*.test.ts', 'workers/test/**/*.test.ts'],
          exclude: ['**/*.fault.test.ts', ...withOwnModules, '**/node_modules/**', '**/dist/**'],
        },
      },
      {
        ...resolved,
        test: { name: 'integration-isolated', ...integration, include: withOwnModules },
      },
      {
        ...resolved,
        test: {
          name: 'faults',
          include: ['**/test/**/*.fault.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          ...integration,
          testTimeout: 600_000,
          isolate: false,
        },
      },
      {
        ...resolved,
        test: {
          name: 'e2e',
          isolate: false,
          expect: patient,
          include: ['web/e2e/**/*.test.ts'],
          globalSetup: servers,
          setupFiles: [waitForServers],
          testTimeout: 600_000,
          ...longTests,
          sequence: { groupOrder: 2 },
          hookTimeout: 300_000,
          // All files that run in one process share a stack and a browser. More processes than processors would
          // only slow each other down.
          maxWorkers: 2,
        },
      },
    ],
  },
})

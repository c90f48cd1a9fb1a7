/** Who may import whom; docs/ARCHITECTURE.md says why. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    forbid('no-cycles', 'a cycle has no beginning to read from', {}, { circular: true }),
    forbid(
      'domain-imports-nothing',
      'the rules are pure functions without packages',
      { path: '^api/domain/src', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^api/domain/src'] },
    ),
    forbid(
      'contracts-on-domain',
      'contracts are browser-safe: zod, the rules and themselves',
      { path: '^api/contracts/src', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^api/(contracts|domain)/src', 'node_modules/zod'] },
    ),
    forbid(
      'database-on-contracts',
      'database knows contracts and mongoose',
      { path: '^api/database/src' },
      { path: '^(api/(src|identity|local|mail|queue)|workers|web)' },
    ),
    forbid(
      'documents-on-contracts',
      'documents are made from content that somebody else has loaded',
      { path: '^api/documents/src', pathNot: '\\.test\\.ts$' },
      { path: '^(api/(?!contracts|documents|domain|node_modules)|workers|web)' },
    ),
    forbid(
      'mail-below-processes',
      'mail knows how it leaves, not what it says',
      { path: '^api/mail/src' },
      { path: '^(api/(src|identity|local|queue)|workers|web)' },
    ),
    forbid(
      'mongo-front-knows-no-product',
      'the front of the database engine has no product code',
      { path: '^api/mongo-front/src' },
      { path: '^(api/(?!mongo-front|node_modules)|workers|web)' },
    ),
    forbid(
      'web-on-contracts',
      'web meets the servers over HTTP and sockets only',
      { path: '^web/src' },
      { path: '^(api/(src|database|documents|identity|local|mail|mongo-front|queue|storage)|workers)' },
    ),
    forbid(
      'api-not-workers',
      'api and workers meet in a job definition and a document',
      { path: '^api/src' },
      { path: '^(workers|web)' },
    ),
    forbid(
      'workers-not-api',
      'api and workers meet in a job definition and a document',
      { path: '^workers/src' },
      { path: '^(api/(src|identity|local|mail|mongo-front)|web)' },
    ),
    forbid(
      'built-in-generators-on-contracts',
      'a generator that needs no model knows the requests and the rules, not who runs it',
      { path: '^workers/(picture-renderer|sample-generator)/src', pathNot: '\\.test\\.ts$' },
      { path: '^(api/(?!contracts|domain)|workers|web)/', pathNot: '^workers/$1/src' },
    ),
    forbid(
      'built-in-generators-behind-ports',
      'whoever needs a generator asks for its port',
      { path: '^workers/src', pathNot: '^workers/src/ai/' },
      { path: '^workers/(picture-renderer|sample-generator)/' },
    ),
    forbid(
      'api-routes-apart',
      'only app.ts and the module of the same feature register routes',
      { path: '^api/src/features/([^/]+)/' },
      { path: '^api/src/features/.+\\.(route|module)\\.ts$', pathNot: '^api/src/features/$1/' },
    ),
    forbid(
      'services-below-routes',
      'routes and modules use services, not the other way',
      { path: '^api/src/features/', pathNot: '\\.(route|module)\\.ts$' },
      { path: '^api/src/(features/.+\\.(route|module)\\.ts$|app\\.ts)' },
    ),
    forbid(
      'only-compose-builds-features',
      'only the app and compose know the features; whatever several features need is below them',
      { path: '^api/src/(?!features/|compose|app\\.ts)' },
      { path: '^api/src/(features/|compose|app\\.ts)', pathNot: '^api/src/app\\.ts$' },
    ),
    forbid(
      'plugins-fetch-nothing',
      'plugins and realtime get functions; they know no repository and no storage',
      { path: '^api/src/(plugins|realtime)/' },
      { path: '^api/(database|storage)/' },
    ),
    forbid(
      'features-apart',
      'routes compose features',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    forbid(
      'parts-apart',
      "parts of a screen meet in the feature's model or engine, or in a part that is made to be embedded",
      {
        path: '^web/src/features/([^/]+)/([^/]+)/',
        pathNot: ['\\.test\\.tsx?$', '^web/src/features/[^/]+/testing/'],
      },
      {
        path: '^web/src/features/$1/',
        pathNot: [
          '^web/src/features/$1/($2|model|engine)/',
          '^web/src/features/classes/create/',
          '^web/src/features/exams/(fields|paste|structure-editor)/',
          '^web/src/features/home/panels/',
          '^web/src/features/images/viewer/',
          '^web/src/features/lesson-plans/(fields|progress|sections)/',
          '^web/src/features/students/(groups|import|paste)/',
          '^web/src/features/teaching/fields/',
        ],
      },
    ),
    forbid(
      'features-below-app',
      'features know nothing of the app around them',
      { path: '^web/src/features/', pathNot: '\\.test\\.tsx?$' },
      { path: '^web/src/app/' },
    ),
    forbid(
      'drafts-below-features',
      'drafts and components must not import features',
      { path: '^web/src/(drafts|components)/' },
      { path: '^web/src/(features|app)/' },
    ),
    forbid(
      'processors-know-no-queue',
      'a processor gets a report and a signal',
      { path: '^workers/src/processors/' },
      { path: ['node_modules/(bullmq|ioredis)', '^api/queue'] },
    ),
    forbid(
      'no-unresolvable',
      'an import must lead somewhere',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.local)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@classeur/source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
}

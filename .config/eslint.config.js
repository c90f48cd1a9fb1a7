import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** `process.env` is read only in each process's config folder, so that all settings are listed in one place. */
const noEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'read the environment in config/ only',
}
const noSkippedTest = {
  selector:
    'CallExpression[callee.object.name=/^(test|it|describe)$/][callee.property.name=/^(skip|only|todo)$/]',
  message: 'no skipped or focused tests',
}

const waitForTheEvent =
  'a fixed pause is too short on a busy machine and too long on any other: wait for the event'
/** Tests wait for events (`until`, `eventually`, a page's locator), never for time to pass. */
const noSleep = [
  "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout']",
  "NewExpression[callee.name='Promise'] CallExpression[callee.property.name='setTimeout']",
  'ImportDeclaration[source.value=/^(node:)?timers\\/promises$/] ImportSpecifier[imported.name=/^(setTimeout|setInterval|scheduler)$/]',
  'ImportDeclaration[source.value=/^(node:)?timers\\/promises$/] :matches(ImportDefaultSpecifier, ImportNamespaceSpecifier)',
  'ImportExpression[source.value=/^(node:)?timers\\/promises$/]',
  "CallExpression[callee.name='promisify'] > Identifier[name='setTimeout']",
  "CallExpression[callee.property.name='waitForTimeout']",
].map((selector) => ({ selector, message: waitForTheEvent }))
/** Only fakes of slow providers take time. */
const noTakenTime = {
  selector: 'ImportDeclaration[source.value=/\\/take-time\\.ts$/]',
  message: waitForTheEvent,
}

const distanceInStyle =
  "JSXAttribute[name.name='style'] Property[key.name=/^(margin|padding|gap|rowGap|columnGap|fontSize|lineHeight|zIndex)/]"
/** Inline styles hold what a component computes. The linter of style sheets checks everything else. */
const noWrittenSize = [
  '> Literal[raw=/^.?\\d/]',
  '> :matches(UnaryExpression, ConditionalExpression) > Literal[raw=/^.?\\d/]',
  '> TemplateLiteral > TemplateElement[value.raw=/(px|em)\\b/]',
].map((value) => ({
  selector: `${distanceInStyle} ${value}`,
  message: 'write distances, text sizes and layers in the style module, as tokens of the theme',
}))

/** Stored fields keep their names, so only what code declares for itself is checked. */
const noVagueName = {
  selector: `:matches(${[
    'VariableDeclarator > Identifier.id',
    ':function > Identifier.params',
    ':function > Identifier.id',
    'ObjectPattern > Property > Identifier.value',
    'ArrayPattern > Identifier.elements',
    'AssignmentPattern > Identifier.left',
    'RestElement > Identifier.argument',
  ].join(', ')})[name=/^(found|known|told)$/]`,
  message: 'name a value after what it holds: a user, a plan, a list of tokens',
}

/** Rules that oxlint lacks; all others are in `.oxlintrc.json`. None of these needs types, so no program is built. */
export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.local/**', 'coverage/**', '**/*.{js,cjs,mjs}'] },
  {
    basePath: new URL('..', import.meta.url).pathname,
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser: tseslint.parser },
    rules: { 'no-restricted-syntax': ['error', noEnvironment, noSkippedTest, noVagueName] },
  },
  {
    files: ['web/src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': ['error', noEnvironment, noSkippedTest, noVagueName, ...noWrittenSize],
    },
  },
  { files: ['**/config/**'], rules: { 'no-restricted-syntax': ['error', noSkippedTest, noVagueName] } },
  {
    files: ['**/bench/**', '.config/*.ts', 'web/vite.config.ts', 'web/vite/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', noSkippedTest] },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', '**/test/**', '**/e2e/**', '**/testing/**', '.config/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', noSkippedTest, ...noSleep] },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', noSkippedTest, ...noSleep, noTakenTime] },
  },
  {
    files: ['web/src/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
)

import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** `process.env` belongs to each process's config folder, so that one page lists what a process can be told. */
const noEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'read the environment in config/ only',
}
const noSkippedTest = {
  selector: "CallExpression[callee.object.name='test'][callee.property.name=/^(skip|only|todo)$/]",
  message: 'no skipped or focused tests',
}

/** Rules that oxlint lacks; every other one is in `.oxlintrc.json`. None of these reads types, so no program is built. */
export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.local/**', 'coverage/**', '**/*.{js,cjs,mjs}'] },
  {
    basePath: new URL('..', import.meta.url).pathname,
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser: tseslint.parser },
    rules: { 'no-restricted-syntax': ['error', noEnvironment, noSkippedTest] },
  },
  { files: ['**/config/**'], rules: { 'no-restricted-syntax': ['error', noSkippedTest] } },
  {
    files: [
      '**/*.test.ts',
      '**/*.test.tsx',
      '**/test/**',
      '**/bench/**',
      '**/e2e/**',
      'web/src/testing/**',
      'web/src/features/*/testing/**',
      '.config/*.ts',
      'web/vite.config.ts',
      'web/vite/**/*.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', noSkippedTest] },
  },
  {
    files: ['web/src/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
)

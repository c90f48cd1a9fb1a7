import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const onlyIn = (name, where) => ({ name, message: `only ${where} imports ${name}` })
const mongooseOnlyInDatabase = onlyIn('mongoose', 'api/database')

/** `process.env` belongs to each process's config folder, so that one page lists what a process can be told. */
const noEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'read the environment in config/ only',
}
const noSkippedTest = {
  selector: "CallExpression[callee.object.name='test'][callee.property.name=/^(skip|only|todo)$/]",
  message: 'no skipped or focused tests',
}

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.local/**', 'coverage/**', '**/*.{js,cjs,mjs}'] },
  ...tseslint.configs.recommendedTypeChecked,
  {
    basePath: new URL('..', import.meta.url).pathname,
    languageOptions: {
      parserOptions: {
        // One program for everything: the types of a package are worked out once, not again for each package that uses it.
        project: '.config/tsconfig.lint.json',
        tsconfigRootDir: new URL('..', import.meta.url).pathname,
      },
    },
    rules: {
      'max-lines': ['error', { max: 250, skipComments: false }],
      'no-restricted-imports': ['error', { paths: [mongooseOnlyInDatabase] }],
      'no-restricted-syntax': ['error', noEnvironment, noSkippedTest],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      '@typescript-eslint/require-await': 'off',
      // Ports are interfaces of plain functions written as methods; none of ours uses `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
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
    rules: {
      'max-lines': 'off',
      'no-restricted-imports': 'off',
      'no-restricted-syntax': ['error', noSkippedTest],
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  { files: ['api/database/src/**'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['web/src/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
)

import { errorCatalogue } from '@classeur/contracts'
import { access, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

const page = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8')

describe('the documentation', () => {
  it('lists every error with its status and flags, and no other', async () => {
    const yes = (flag: boolean) => (flag ? 'yes' : '')
    const expected = Object.entries(errorCatalogue).map(
      ([code, { status, retryable, needsUserAction }]) =>
        `| \`${code}\` | ${status} | ${yes(retryable)} | ${yes(needsUserAction)} |`,
    )
    const rows = (await page('docs/errors.md')).split('\n').filter((line) => line.startsWith('| `'))
    expect(rows).toEqual(expected)
  })

  it.each(['README.md', 'docs/CONTRIBUTING.md', 'docs/ARCHITECTURE.md', 'docs/operating.md'])(
    'names in %s only scripts that exist',
    async (path) => {
      const { scripts } = JSON.parse(await page('package.json')) as { scripts: Record<string, string> }
      const named = [...(await page(path)).matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script)
      for (const script of named) expect(scripts).toHaveProperty([script as string])
    },
  )

  it.each([
    'README.md',
    'docs/CONTRIBUTING.md',
    'docs/ARCHITECTURE.md',
    'docs/GLOSSARY.md',
    'docs/operating.md',
  ])('links in %s only to files that exist', async (path) => {
    const folder = path.includes('/') ? 'docs/' : ''
    const links = [...(await page(path)).matchAll(/\]\((?!http)([^)#]+)\)/g)].map(
      ([, link]) => link as string,
    )
    for (const link of links.filter((target) => !target.endsWith('/'))) await page(folder + link)
  })

  it.each(['docs/CONTRIBUTING.md', 'docs/ARCHITECTURE.md', 'docs/operating.md', 'docs/marks.md'])(
    'names in %s only source files and folders that exist',
    async (path) => {
      const named = [...(await page(path)).matchAll(/`((?:api|web|workers)\/[\w./-]+)`/g)]
      for (const [, file = ''] of named) await access(new URL(`../../${file}`, import.meta.url))
    },
  )

  it.each([
    'api/src/config/config.ts',
    'workers/src/config/config.ts',
    'api/identity/src/config/identity-config.ts',
  ])('explains in the README every variable that %s reads', async (path) => {
    const variables = [...(await page(path)).matchAll(/^ +([A-Z][A-Z_]{2,}): /gm)].map(([, name]) => name)
    expect(variables.length).toBeGreaterThan(5)
    const readme = await page('README.md')
    for (const variable of variables) expect(readme).toContain(`\`${variable}\``)
  })
})

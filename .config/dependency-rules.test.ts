import { cruise } from 'dependency-cruiser'
import { createRequire } from 'node:module'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

interface Rules {
  forbidden: { name: string }[]
  options: object
}
const rules = createRequire(import.meta.url)('./dependency-cruiser.cjs') as Rules

/** Imports that a rule must refuse. Each rule has at least one; a rule about several folders has several. */
const imports: [rule: string, from: string, to: string][] = [
  ['no-cycles', 'api/queue/src/a.ts', 'api/queue/src/a.ts'],
  ['domain-imports-nothing', 'api/domain/src/marks/a.ts', 'node_modules/zod/index.js'],
  ['contracts-on-domain', 'api/contracts/src/b.ts', 'node_modules/bullmq/index.js'],
  ['database-on-contracts', 'api/database/src/c.ts', 'api/mail/src/z.ts'],
  ['documents-on-contracts', 'api/documents/src/d.ts', 'api/database/src/z.ts'],
  ['mail-below-processes', 'api/mail/src/e.ts', 'api/queue/src/z.ts'],
  ['mongo-front-knows-no-product', 'api/mongo-front/src/f.ts', 'api/contracts/src/z.ts'],
  ['web-on-contracts', 'web/src/http/g.ts', 'api/storage/src/z.ts'],
  ['database-for-servers', 'api/storage/src/h.ts', 'api/database/src/z.ts'],
  ['shared-by-api-and-workers', 'api/identity/src/i.ts', 'api/storage/src/z.ts'],
  ['mail-for-api-and-identity', 'workers/src/j.ts', 'api/mail/src/z.ts'],
  ['payments-below-processes', 'api/payments/src/ag.ts', 'api/queue/src/z.ts'],
  ['payments-for-api-and-workers', 'api/identity/src/ah.ts', 'api/payments/src/z.ts'],
  ['archive-below-documents', 'api/archive/src/ak.ts', 'api/database/src/z.ts'],
  ['backups-below-processes', 'api/backups/src/al.ts', 'api/queue/src/z.ts'],
  ['backups-for-api-and-workers', 'api/identity/src/am.ts', 'api/backups/src/z.ts'],
  ['test-gateway-on-domain', 'api/test-gateway/src/ai.ts', 'api/contracts/src/z.ts'],
  ['test-gateway-for-nobody', 'api/src/aj.ts', 'api/test-gateway/src/z.ts'],
  ['testing-for-tests', 'api/src/k.ts', 'api/local/src/testing/z.ts'],
  ['testing-for-tests', 'api/domain/src/safety/ay.ts', 'api/domain/src/safety/testing/z.ts'],
  ['api-not-workers', 'api/src/l.ts', 'workers/src/ai/z.ts'],
  ['workers-not-api', 'workers/src/m.ts', 'api/src/config/z.ts'],
  ['built-in-generators-on-contracts', 'workers/sample-generator/src/n.ts', 'workers/src/ai/z.ts'],
  ['built-in-generators-behind-ports', 'workers/src/runtime/o.ts', 'workers/sample-generator/src/z.ts'],
  ['api-features-apart', 'api/src/features/exams/p2.ts', 'api/src/features/marks/z.ts'],
  ['features-below-compose', 'api/src/features/exams/q.ts', 'api/src/compose/z.ts'],
  ['routes-on-services', 'api/src/features/exams/an.route.ts', 'api/database/src/z.ts'],
  ['routes-on-services', 'api/src/features/exams/ao.route.ts', 'api/storage/src/z.ts'],
  ['services-below-routes', 'api/src/features/exams/r.service.ts', 'api/src/features/exams/z.route.ts'],
  ['only-compose-builds-features', 'api/src/realtime/s.ts', 'api/src/features/marks/z.ts'],
  ['only-compose-builds-features', 'api/src/plugins/ap.ts', 'api/src/features/marks/z.ts'],
  ['only-compose-builds-features', 'api/src/realtime/aq.ts', 'api/src/compose/z.ts'],
  ['plugins-fetch-nothing', 'api/src/plugins/t.ts', 'api/database/src/z.ts'],
  ['plugins-fetch-nothing', 'api/src/plugins/ar.ts', 'api/storage/src/z.ts'],
  ['plugins-fetch-nothing', 'api/src/realtime/as.ts', 'api/database/src/z.ts'],
  ['plugins-fetch-nothing', 'api/src/realtime/at.ts', 'api/storage/src/z.ts'],
  ['features-apart', 'web/src/features/home/u.ts', 'web/src/features/exams/z.ts'],
  ['parts-apart', 'web/src/features/exams/list/v.ts', 'web/src/features/exams/details/z.ts'],
  ['features-below-app', 'web/src/features/home/w.ts', 'web/src/app/z.ts'],
  ['web-base-below-features', 'web/src/realtime/x.ts', 'web/src/features/home/z.ts'],
  ['web-base-below-features', 'web/src/components/au.ts', 'web/src/features/home/z.ts'],
  ['web-base-below-features', 'web/src/config/au.ts', 'web/src/features/home/z.ts'],
  ['web-base-below-features', 'web/src/drafts/au.ts', 'web/src/features/home/z.ts'],
  ['web-base-below-features', 'web/src/http/au.ts', 'web/src/features/home/z.ts'],
  ['web-base-below-features', 'web/src/i18n/au.ts', 'web/src/features/home/z.ts'],
  ['web-base-below-features', 'web/src/theme/au.ts', 'web/src/features/home/z.ts'],
  ['web-base-below-features', 'web/src/components/av.ts', 'web/src/app/z.ts'],
  ['processors-know-no-queue', 'workers/src/processors/images/y.ts', 'node_modules/bullmq/index.js'],
  ['processors-know-no-queue', 'workers/src/processors/images/aw.ts', 'api/queue/src/z.ts'],
  ['processors-know-no-queue', 'workers/src/backups/make-backup.ts', 'api/queue/src/z.ts'],
  ['processors-know-no-queue', 'workers/src/backups/verify-backup.ts', 'api/queue/src/z.ts'],
  ['processors-know-no-queue', 'workers/src/backups/restores/ax.ts', 'api/queue/src/z.ts'],
  ['processors-behind-registry', 'workers/src/runtime/aa.ts', 'workers/src/processors/images/z.ts'],
  ['registry-for-start', 'workers/src/runtime/ab.ts', 'workers/src/processors/registry.ts'],
  ['ai-below-processors', 'workers/src/ai/ac.ts', 'workers/src/processors/images/z.ts'],
  ['eval-behind-ports', 'workers/eval/ae.ts', 'workers/src/runtime/z.ts'],
  ['eval-for-nobody', 'workers/src/ai/af.ts', 'workers/eval/z.ts'],
  ['no-unresolvable', 'api/src/ad.ts', 'api/src/nothing-here.ts'],
]

const planted = imports.map(([rule, from, to]) => ({ rule, from, to }))

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

it('each rule about imports reports every planted import that breaks it', async () => {
  const names = rules.forbidden.map(({ name }) => name)
  expect([...new Set(planted.map(({ rule }) => rule))].sort()).toEqual(names.sort())
  const root = await mkdtemp(join(tmpdir(), 'classeur-rules-'))
  try {
    for (const { rule, from, to } of planted) {
      if (rule !== 'no-unresolvable' && to !== from) await write(join(root, to), 'export default 1\n')
    }
    for (const { from, to } of planted) {
      const path = relative(dirname(from), to)
      await write(
        join(root, from),
        `import '${path.startsWith('.') ? path : `./${path}`}'\nexport default 1\n`,
      )
    }
    const { output } = await cruise(['api', 'web', 'workers'], {
      ...{ ...rules.options, baseDir: root, ruleSet: rules as never, validate: true },
    })
    if (typeof output === 'string') throw new Error(output)
    const broken = output.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`)
    for (const { rule, from } of planted) expect(broken).toContain(`${rule}: ${from}`)
  } finally {
    await rm(root, { recursive: true, force: true })
  }
})

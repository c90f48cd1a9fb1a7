import { z } from 'zod'

/** The pages for operators, by their name in the `to` parameter. */
export const opsPages = {
  queues: '/ops/queues',
  'dead-letters': '/ops/dead-letters',
  billing: '/ops/billing',
  publications: '/ops/publications',
} as const

export const OpsPage = z.enum(['queues', 'dead-letters', 'billing', 'publications'])
export type OpsPage = z.infer<typeof OpsPage>

/** The path that sets the operator's cookie and redirects back to the page. */
export const enterPath = (page: OpsPage): string =>
  page === 'queues' ? '/api/auth/operator' : `/api/auth/operator?to=${page}`

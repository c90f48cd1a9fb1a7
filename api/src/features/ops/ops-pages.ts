import { z } from 'zod'

/** The pages for operators, by the name that the way in knows them by. */
export const opsPages = { queues: '/ops/queues', 'dead-letters': '/ops/dead-letters' } as const

export const OpsPage = z.enum(['queues', 'dead-letters'])
export type OpsPage = z.infer<typeof OpsPage>

/** Where a browser gets the operator's cookie and comes back to the page. */
export const enterPath = (page: OpsPage): string =>
  page === 'queues' ? '/api/auth/operator' : `/api/auth/operator?to=${page}`

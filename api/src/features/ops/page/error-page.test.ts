import type { Problem } from '@classeur/contracts'
import { expect, it } from 'vitest'
import { errorPage } from './error-page.ts'

const unavailable = { code: 'general/unavailable', requestId: 'r' } as Problem

it('an outage on the billing page never invites to refund again unchecked', () => {
  expect(errorPage('billing', unavailable, {})).toContain('check at the provider before you refund again')
  expect(errorPage('billing', unavailable, {})).not.toContain('Try again in a minute')
  expect(errorPage('publications', unavailable, {})).toContain('Try again in a minute')
})

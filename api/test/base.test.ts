import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from './testing/create-test-app.ts'

let test: TestApp
let ada: SignedIn

beforeAll(async () => {
  test = await createTestApp()
  ada = await test.signInAs()
})
afterAll(() => test.close())

describe('base', () => {
  it('is ready when MongoDB and Redis answer', async () => {
    const answer = await test.app.inject('/health/ready')
    expect(answer.json()).toEqual({ status: 'ready', mongo: 'up', redis: 'up' })
  })

  it('shows the plans that were seeded', async () => {
    const answer = await test.app.inject({ url: '/api/plans', headers: ada.headers })
    expect(answer.json().plans.map((plan: { id: string }) => plan.id)).toEqual(['free', 'pro', 'school'])
  })
})

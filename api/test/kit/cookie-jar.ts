import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { TestApp } from './create-test-app.ts'

/** A browser's cookies over `app.inject`: stores the cookies that responses set, and sends them. */
export function createBrowser(test: Pick<TestApp, 'app'>) {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async send(options: InjectOptions): Promise<LightMyRequestResponse> {
      const answer = await test.app.inject({ ...options, cookies: Object.fromEntries(cookies) })
      for (const { name, value, maxAge, expires } of answer.cookies) {
        const gone =
          value === '' || maxAge === 0 || (expires !== undefined && expires.getTime() <= Date.now())
        if (gone) cookies.delete(name)
        else cookies.set(name, value)
      }
      return answer
    },
  }
}
export type TestBrowser = ReturnType<typeof createBrowser>

import type { Stack } from '@classeur/local'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountPassword, completeProfile, registerAccount } from './kit/accounts.ts'
import { launchBrowser, openWindow, signIn } from './kit/browser.ts'
import { linkMailedTo, startTestStack } from './kit/running-stack.ts'

let stack: Stack
let browser: Browser
beforeAll(async () => {
  stack = await startTestStack()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await stack?.stop()
})

const register = (email: string) => registerAccount(browser, stack.url, email)

describe('someone new', () => {
  it('registers, confirms the e-mail, completes the profile and is at home', async () => {
    const opened = await register('leila@school.example')
    const { page, context, errors } = opened
    await page.goto(await linkMailedTo(stack.url, 'leila@school.example'))
    await page.getByLabel('Your name').waitFor()
    await completeProfile(opened.page, 'Leïla Mansouri')
    await page.waitForURL(`${stack.url}/`)
    await page.getByRole('heading', { level: 1, name: /Leïla/ }).waitFor()
    expect(errors).toEqual([])
    await context.close()
  })

  it('cannot sign in before the e-mail is confirmed, and is told so', async () => {
    const { page, context } = await register('nadia@school.example')
    await page.goto('/login')
    await signIn(page, 'nadia@school.example', accountPassword)
    await page
      .getByRole('alert')
      .filter({ hasText: /confirm/i })
      .waitFor()
    expect(await page.getByLabel('E-mail').inputValue()).toBe('nadia@school.example')
    await context.close()
  })
})

describe('the guard', () => {
  it('sends a signed-out visitor of /settings to /login?redirect_to=%2Fsettings and back after sign-in', async () => {
    const { page, context } = await openWindow(browser, stack.url)
    await page.goto('/settings')
    await page.waitForURL(`${stack.url}/login?redirect_to=%2Fsettings`)
    await signIn(page, stack.sampleAccount!.email, stack.sampleAccount!.password)
    await page.waitForURL((url) => url.pathname.startsWith('/settings') || url.pathname === '/register')
    await context.close()
  })

  it('shows a full-screen white overlay with a black spinner of 56 px while it decides', async () => {
    const { page, context } = await openWindow(browser, stack.url)
    await page.route('**/api/auth/refresh', async (route) => {
      await new Promise((done) => setTimeout(done, 1500))
      await route.continue()
    })
    await page.goto('/backup', { waitUntil: 'commit' })
    const overlay = page.getByTestId('loading-overlay')
    await overlay.waitFor()
    const looks = await overlay.evaluate((element) => {
      const spinner = element.querySelector('svg, [style], span, div')!
      const { width, height } = element.getBoundingClientRect()
      return {
        background: getComputedStyle(element).backgroundColor,
        width,
        height,
        size: parseFloat(getComputedStyle(spinner).width),
      }
    })
    expect(looks).toEqual({ background: 'rgb(255, 255, 255)', width: 1440, height: 920, size: 56 })
    await page.waitForURL(/\/login\?redirect_to=%2Fbackup/)
    await overlay.waitFor({ state: 'detached' })
    await context.close()
  })

  it('sends someone signed in with a complete profile from /login and /register to the home page', async () => {
    const opened = await register('omar@school.example')
    const { page, context } = opened
    await page.goto(await linkMailedTo(stack.url, 'omar@school.example'))
    await page.getByLabel('Your name').waitFor()
    await completeProfile(opened.page, 'Omar')
    await page.waitForURL(`${stack.url}/`)
    for (const path of ['/login', '/register']) {
      await page.goto(path)
      await page.waitForURL(`${stack.url}/`)
    }
    await context.close()
  })
})

describe('signing out', () => {
  it('clears local storage, ends the session here and at the issuer, and signs the other tab out', async () => {
    const opened = await register('sara@school.example')
    const { page, context } = opened
    await page.goto(await linkMailedTo(stack.url, 'sara@school.example'))
    await page.getByLabel('Your name').waitFor()
    await completeProfile(opened.page, 'Sara')
    await page.waitForURL(`${stack.url}/`)
    await page.evaluate(() => localStorage.setItem('something-of-mine', 'kept?'))
    const other = await context.newPage()
    await other.goto('/settings/account')
    await other.getByRole('heading', { level: 1 }).first().waitFor()
    await page.getByRole('button', { name: /Sara/ }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByLabel('Password', { exact: true }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('something-of-mine'))).toBeNull()
    await other.getByLabel('Password', { exact: true }).waitFor()
    const refreshed = await page.evaluate(
      async () =>
        (
          await fetch('/api/auth/refresh', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
          })
        ).status,
    )
    expect(refreshed).toBe(401)
    await page.goto('/settings')
    await page.waitForURL(/\/login\?redirect_to=%2Fsettings/)
    await page.getByLabel('Password', { exact: true }).waitFor()
    await context.close()
  })
})

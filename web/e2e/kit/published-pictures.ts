import { MediaPage, PublicationReviews } from '@classeur/contracts'
import type { Connection } from '@classeur/database'
import { newId, until } from '@classeur/local/testing'
import type { Browser } from 'playwright-core'
import { openWindow, signIn } from './browser.ts'
import { apiOf, type Api } from './marked-class.ts'
import type { TestStack } from './running-stack.ts'

export interface WantedPicture {
  prompt: string
  style?: string
  aspect?: string
  name: string
  altText?: string
  tags?: string[]
}

/** Lets a teacher generate a picture with the built-in renderer and name it. Returns its id. */
async function generate(api: Api, { prompt, style, aspect, ...texts }: WantedPicture): Promise<string> {
  const request = {
    ...{ prompt, style: style ?? 'flat-illustration', aspect: aspect ?? '4:3' },
    ...{ language: 'en', partly: true },
  }
  const data = { requestKey: newId(), request, count: 1 }
  const { result } = (await api('POST', '/functions/generateImages', { data })) as {
    result: { generations: { generationId: string }[] }
  }
  const id = result.generations[0]?.generationId ?? ''
  await until(`the picture of ${prompt}`, async () =>
    MediaPage.parse(await api('GET', '/images')).images.some((image) => image.id === id),
  )
  await api('PATCH', `/images/${id}`, texts)
  return id
}

/** An API client of the sample account, which is an operator. */
export async function operatorOf(browser: Browser, stack: TestStack): Promise<Api> {
  if (!stack.sampleAccount) throw new Error('this stack has no sample account')
  const { page } = await openWindow(browser, stack.url)
  await page.goto('/login')
  await signIn(page, stack.sampleAccount.email, stack.sampleAccount.password)
  await page.waitForURL(`${stack.url}/`)
  return apiOf(page, stack.url)
}

/** Decides on a picture as it is in the operators' list. */
export async function publishAsOperator(
  operator: (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>,
  id: string,
): Promise<void> {
  const { images } = PublicationReviews.parse(await operator('GET', '/publications'))
  const review = images.find((image) => image.id === id)
  if (!review) throw new Error('the picture is not in the list of the operators')
  const { publication, requestedAt, reports } = review
  const seen = { publication, requestedAt, reports: reports.length }
  await operator('POST', `/publications/${id}/decision`, { decision: 'publish', seen })
}

/** Generates a picture as a teacher and sends it to the operators. Returns its id. */
export async function sendToReview(teacher: Api, wanted: WantedPicture): Promise<string> {
  const id = await generate(teacher, wanted)
  await teacher('POST', `/images/${id}/publication`, {})
  return id
}

/** Generates pictures as a teacher and publishes them as an operator. Returns their ids. */
export async function publishPictures(
  teacher: Api,
  operator: Api,
  wanted: readonly WantedPicture[],
): Promise<string[]> {
  const ids: string[] = []
  for (const picture of wanted) {
    const id = await sendToReview(teacher, picture)
    await publishAsOperator(operator, id)
    ids.push(id)
  }
  return ids
}

/** Adds published pictures that look like one that exists, because generating them takes long. Newest last. */
export async function copyPublished(connection: Connection, id: string, count: number): Promise<void> {
  const images = connection.collection('images')
  const original = await images.findOne({ _id: new connection.base.Types.ObjectId(id) })
  const publishedAt = (original?.['publishedAt'] as Date).getTime()
  await images.insertMany(
    Array.from({ length: count }, (_, index) => ({
      ...original,
      _id: new connection.base.Types.ObjectId(),
      name: `${String(original?.['name'])} ${String(index + 1)}`,
      publishedAt: new Date(publishedAt - count + index),
    })),
  )
}

import type { PictureLabel } from '@classeur/contracts'
import { createImageReportRepository, createImageRepository } from '@classeur/database'
import type { SignedIn, TestApp } from './create-test-app.ts'

const png = Buffer.from('89504e470d0a1a0a', 'hex')

/** People, and generated pictures with stored files in their media. */
export function createPictureKit(test: TestApp) {
  const images = createImageRepository(test.servers.connection)
  let made = 0

  return {
    newTeacher: test.newTeacher,
    call: test.call,

    open: (url: string) => test.app.inject({ method: 'GET', url }),

    async addPicture(
      { userId }: Pick<SignedIn, 'userId'>,
      fields: {
        name?: string
        altText?: string
        labels?: PictureLabel[]
        origin?: 'uploaded' | 'copied'
      } = {},
    ): Promise<string> {
      made += 1
      const id = (Date.now().toString(16) + made.toString(16).padStart(12, '0')).padStart(24, '0').slice(-24)
      const file = { contentType: 'image/png', width: 4, height: 3, sizeBytes: png.byteLength }
      const keys = { file: `images/${id}/1-picture.png`, thumbnail: `images/${id}/1-thumbnail.webp` }
      await test.storage.put(keys.file, png, 'image/png')
      await test.storage.put(keys.thumbnail, png, 'image/webp')
      await images.insertOnce({
        ...{
          id,
          ownerId: userId,
          name: 'Apples',
          prompt: 'Three apples',
          altText: 'Three apples on a table',
        },
        ...{ style: 'line-drawing', aspect: '4:3', thumbHash: 'AAAA', createdAt: new Date() },
        generator: { kind: 'sample', model: null, promptVersion: null },
        file: { ...file, key: keys.file },
        thumbnail: { ...file, key: keys.thumbnail, contentType: 'image/webp' },
        ...fields,
      })
      return id
    },
  }
}

/** What an operator sees of a picture now, as a decision sends it. */
export async function seenPublication({ servers }: Pick<TestApp, 'servers'>, id: string) {
  const image = await createImageRepository(servers.connection).findById(id)
  const reports = await createImageReportRepository(servers.connection).listOpen([id])
  return {
    publication: image?.publication,
    requestedAt: (image?.publicationRequestedAt ?? image?.createdAt)?.toISOString(),
    reports: reports.length,
  }
}

export type PictureKit = ReturnType<typeof createPictureKit>

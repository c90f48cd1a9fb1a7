import type { Connection } from '@classeur/database'
import { createImageRepository } from '@classeur/database'
import { newId } from '@classeur/local/testing'
import type { TestApp } from '../../kit/create-test-app.ts'

export interface PublishedImageFields {
  ownerId?: string
  name?: string
  altText?: string
  tags?: string[]
  prompt?: string
  style?: 'diagram' | 'line-drawing' | 'flat-illustration'
  publishedAt?: Date
  publication?: 'published' | 'private' | 'in-review' | 'refused' | 'held'
}

const keysOf = (id: string) => ({
  file: `images/${id}/1-picture.png`,
  thumbnail: `images/${id}/1-thumbnail.webp`,
})

/** Adds a picture that was published, as the review does it. Its files exist only with `storage`. */
export async function addPublishedImage(
  { connection, storage }: { connection: Connection; storage?: TestApp['storage'] },
  fields: PublishedImageFields = {},
): Promise<string> {
  const id = newId()
  const { ownerId = 'c'.repeat(24), name = 'A picture', altText = 'Something', tags = [] } = fields
  const keys = keysOf(id)
  const bytes = Buffer.from('89504e470d0a1a0a', 'hex')
  const size = { width: 1200, height: 900, sizeBytes: bytes.byteLength }
  if (storage) {
    await storage.put(keys.file, bytes, 'image/png')
    await storage.put(keys.thumbnail, bytes, 'image/webp')
  }
  const publishedAt = fields.publishedAt ?? new Date()
  await createImageRepository(connection).insertOnce({
    ...{ id, ownerId, name, altText, tags },
    prompt: fields.prompt ?? '',
    style: fields.style ?? 'diagram',
    aspect: '4:3',
    generator: { kind: 'sample', model: null, promptVersion: null },
    file: { key: keys.file, contentType: 'image/png', ...size },
    thumbnail: { key: keys.thumbnail, contentType: 'image/webp', ...size },
    thumbHash: 'AAAA',
    createdAt: publishedAt,
  })
  await setPublication(connection, id, fields.publication ?? 'published', publishedAt)
  return id
}

/** Sets the state of a picture at once, as an operator or its owner would. */
export async function setPublication(
  connection: Connection,
  id: string,
  publication: NonNullable<PublishedImageFields['publication']>,
  publishedAt = new Date(),
): Promise<void> {
  const image = await createImageRepository(connection).findById(id)
  if (!image) throw new Error(`there is no picture ${id}`)
  const set = { publication, publishedAs: 'Claire Dubois', publishedAt }
  await connection.collection('images').updateOne({ _id: image._id }, { $set: set })
}

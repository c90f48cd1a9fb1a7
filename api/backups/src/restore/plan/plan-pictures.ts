import type { ArchivedImage } from '../archive/own-schemas.ts'
import { readImages } from '../archive/read-own.ts'
import type { ReadableArchive } from '../archive/readable-archive.ts'
import {
  hasFiles,
  imageFields,
  relationOf,
  type OwnDocument,
  type PictureFiles,
} from '../compare/own-documents.ts'
import { copiedId, type IdMap } from './id-map.ts'
import { ownPatches, type OwnDocumentsPlan } from './own-documents-plan.ts'
import { withPeople } from './people-in.ts'
import { planPatch } from './present-class.ts'

/** The person's plan has too little storage left for the pictures. */
export class StorageLimitError extends Error {
  readonly neededBytes: number
  readonly freeBytes: number

  constructor(neededBytes: number, freeBytes: number) {
    super(`pictures need ${String(neededBytes)} bytes, and ${String(freeBytes)} are free`)
    this.neededBytes = neededBytes
    this.freeBytes = freeBytes
  }
}

/** Removes what the workers compute from the texts again, and the tickets of the counts of likes and copies. */
const withoutDerived = ({
  publicText: _text,
  searchKeys: _keys,
  searchVersion: _version,
  likesTicket: _likesTicket,
  likesChangedAt: _changedAt,
  copiesTicket: _copiesTicket,
  ...image
}: ArchivedImage): ArchivedImage => image

/**
 * Where a copy comes from. Its creator is named only as long as they have an account here, because a deletion removes
 * them from all copies, and only by an archive that never left the installation: any other could name anybody.
 */
async function sourceHere(
  { source }: ArchivedImage,
  { documents, people }: Pick<OwnDocumentsPlan, 'documents' | 'people'>,
): Promise<ArchivedImage['source']> {
  if (!source) return source
  const { imageId, creatorId } = source
  const isKnown = people.isTrusted && creatorId !== null && (await documents.isPersonHere(creatorId))
  return isKnown ? source : { imageId, creatorId: null, creatorName: null }
}

export interface PicturesPlan extends OwnDocumentsPlan, PictureFiles {
  /** How many more bytes the person's plan can store. */
  freeBytes: number
}

/**
 * Plans the pictures with their files, without those whose files are neither stored nor in the archive. Returns the ids
 * that the added pictures get, by their ids in the archive.
 * @throws StorageLimitError
 */
export async function planPictures(archive: ReadableArchive, own: PicturesPlan): Promise<IdMap> {
  const { documents, people, plan, restoreId, isForeign, mediaSizes } = own
  const restored = new Map<string, string>()
  let neededBytes = 0
  for await (const archived of readImages(archive)) {
    const { _id: id } = archived
    const here: OwnDocument | undefined = (await documents.find('images', id)) ?? undefined
    const relation = isForeign ? 'taken' : relationOf(archived, here, people.ownerId, imageFields)
    if (relation === 'new' || relation === 'taken') {
      if (!(await hasFiles(archived, relation, own))) continue
      const newId = relation === 'taken' ? copiedId(restoreId, id) : id
      const keyHere = (key: string) => key.replace(id, newId)
      const unit = `image:${newId}`
      for (const { key } of [archived.file, archived.thumbnail])
        if (mediaSizes.has(key)) await plan.add(unit, { kind: 'file', key: keyHere(key), source: key })
      // A document can state any size, so use the size of the file.
      const fileHere = (file: ArchivedImage['file']) => ({
        ...file,
        ...{ key: keyHere(file.key), sizeBytes: mediaSizes.get(file.key) ?? file.sizeBytes },
      })
      const [file, thumbnail] = [fileHere(archived.file), fileHere(archived.thumbnail)]
      neededBytes += file.sizeBytes + thumbnail.sizeBytes
      const image: ArchivedImage = {
        ...withPeople(withoutDerived(archived), people),
        ...{ _id: newId, ownerId: people.ownerId, publication: 'private', publishedAt: null },
        ...{ likes: 0, copies: 0, openReports: 0 },
        ...{ file, thumbnail, ...(archived.source && { source: await sourceHere(archived, own) }) },
      }
      await plan.create(unit, 'images', [image])
      restored.set(id, newId)
    } else if (here)
      await planPatch(plan, 'images', id, ownPatches({ here, archived, relation }, imageFields, own))
  }
  if (neededBytes > 0 && neededBytes > own.freeBytes) throw new StorageLimitError(neededBytes, own.freeBytes)
  return restored
}

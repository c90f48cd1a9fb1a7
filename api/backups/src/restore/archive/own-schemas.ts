import {
  ImageAspect,
  ImageOrigin,
  ImageStyle,
  Language,
  LessonObjective,
  LessonPlanOrigin,
  LessonRequest,
  LessonSection,
  LessonVersionChange,
  ObjectIdString as Id,
  ParentNote,
  PhraseGroup,
  Pseudonyms,
  PictureLabels,
  PublicationState,
  ResourceAudience,
  ResourceItem,
  ResourceKind,
  ResourceTier,
  ResourceVersionChange,
} from '@classeur/contracts'
import { z } from 'zod'

const text = (max: number) => z.string().max(max)
const Version = z.number().int().min(0).max(1e9)
/** Not restored. A dismissed writer has the largest attempt. */
const Writer = z.strictObject({ generationId: text(64), attempt: z.number().int().min(0) }).nullable()

export const ArchivedBankedComment = z.strictObject({
  _id: text(24),
  bank: text(60),
  userId: Id,
  text: text(500),
  words: z.array(text(500)).max(500),
  uses: Version,
  lastUsedAt: z.date(),
  classId: Id.nullable(),
})
export type ArchivedBankedComment = z.infer<typeof ArchivedBankedComment>

export const ArchivedPhrase = z.strictObject({
  _id: Id,
  bank: text(60),
  userId: Id,
  group: PhraseGroup,
  text: text(1000),
  classId: Id.nullable(),
})
export type ArchivedPhrase = z.infer<typeof ArchivedPhrase>

const PlanHead = z.strictObject({
  number: Version,
  change: LessonVersionChange,
  by: Id,
  startedAt: z.date(),
  at: z.date(),
})

export const ArchivedLessonPlan = z.strictObject({
  _id: Id,
  ownerId: Id,
  title: text(300),
  searchText: text(2000),
  request: LessonRequest,
  objectives: z.array(LessonObjective).max(20),
  sections: z.array(LessonSection).max(60),
  generationId: Id.nullable(),
  writer: Writer,
  createdAt: z.date(),
  revision: Version.optional(),
  head: PlanHead.optional(),
  revisedBy: Id.optional(),
  origin: LessonPlanOrigin.optional(),
  namesFrom: z
    .strictObject({ classIds: z.array(Id).max(1000), generationIds: z.array(Id).max(1000) })
    .optional(),
  hidesNamesInPictures: z.boolean().optional(),
  requestHash: text(128).optional(),
  classId: Id.nullish(),
  taughtOn: z.iso.date().nullish(),
  archivedAt: z.date().nullish(),
  deletedAt: z.date().nullish(),
  deletedBy: Id.optional(),
  sharedWithSchool: z.boolean().nullish(),
  shareToken: text(80).optional(),
})
export type ArchivedLessonPlan = z.infer<typeof ArchivedLessonPlan>

export const ArchivedLessonPlanVersion = z
  .strictObject({
    _id: text(40),
    lessonPlanId: Id,
    number: Version,
    revision: Version,
    title: text(300),
    sections: z.array(LessonSection).max(60),
    change: LessonVersionChange,
    by: Id,
    at: z.date(),
  })
  .refine(({ _id, lessonPlanId, number }) => _id === `${lessonPlanId}:${String(number)}`)

const Changed = z.strictObject({
  text: Version,
  order: Version,
  items: z.record(text(80), Version),
  notes: z.record(text(80), Version),
})

export const ArchivedResource = z.strictObject({
  _id: Id,
  examId: Id,
  classId: Id,
  ownerId: Id,
  batchId: Id,
  generationId: Id,
  position: Version,
  kind: ResourceKind,
  tier: ResourceTier,
  language: Language,
  title: text(300),
  intro: text(2000),
  audience: ResourceAudience,
  items: z.array(ResourceItem).max(200),
  notes: z.array(ParentNote).max(1000),
  /** Not restored: the generations that wrote them aren't in the archive. */
  proposals: z.array(z.unknown()).max(1000),
  pseudonyms: Pseudonyms,
  outgoing: z.string().nullable(),
  writer: Writer,
  writtenAt: z.date().nullable(),
  retestExamId: Id.nullable(),
  revision: Version,
  changed: Changed,
  head: z
    .strictObject({
      number: Version,
      change: ResourceVersionChange,
      by: Id,
      startedAt: z.date(),
      at: z.date(),
    })
    .nullable(),
  createdAt: z.date(),
  deletedAt: z.date().nullable(),
  deletedBy: Id.optional(),
})
export type ArchivedResource = z.infer<typeof ArchivedResource>

export const ArchivedResourceVersion = z
  .strictObject({
    _id: text(40),
    resourceId: Id,
    number: Version,
    revision: Version,
    title: text(300),
    intro: text(2000),
    items: z.array(ResourceItem).max(200),
    notes: z.array(ParentNote).max(1000),
    change: ResourceVersionChange,
    by: Id,
    at: z.date(),
  })
  .refine(({ _id, resourceId, number }) => _id === `${resourceId}:${String(number)}`)

const ImageFile = z.strictObject({
  key: z.string().regex(/^images\/[0-9a-f]{24}\/[a-z0-9-]{1,60}\.(png|jpg|webp)$/),
  contentType: z.enum(['image/png', 'image/jpeg', 'image/webp']),
  width: z.number().int().min(1).max(30_000),
  height: z.number().int().min(1).max(30_000),
  sizeBytes: z.number().int().min(1).max(100_000_000),
})

export const ArchivedImage = z
  .strictObject({
    _id: Id,
    ownerId: Id,
    name: text(300),
    prompt: text(4000),
    origin: ImageOrigin.optional(),
    source: z
      .strictObject({ imageId: Id, creatorId: Id.nullable(), creatorName: text(300).nullable() })
      .nullable()
      .optional(),
    style: ImageStyle.nullable(),
    aspect: ImageAspect.nullable(),
    tags: z.array(text(100)).max(60),
    generator: z.record(text(60), z.union([text(200), z.number(), z.boolean(), z.null()])).nullable(),
    labels: PictureLabels.optional(),
    labelsVersion: z.number().int().min(0).optional(),
    file: ImageFile,
    thumbnail: ImageFile,
    thumbHash: text(200),
    altText: text(2000),
    missing: z.array(text(200)).max(60).optional(),
    searchText: text(20_000),
    /** In archives of older versions. */
    publicText: text(20_000).optional(),
    publication: PublicationState,
    publishedAs: text(300).nullable().optional(),
    publicationRequestedAt: z.date().nullable().optional(),
    publicationNote: text(1000).nullable().optional(),
    publishedAt: z.date().nullable(),
    concepts: z.array(text(100)).max(200).optional(),
    searchKeys: z.array(text(120)).max(5000).optional(),
    searchVersion: Version.optional(),
    likesTicket: Version.optional(),
    likesChangedAt: z.date().optional(),
    likes: z.number().int().min(0).optional(),
    copies: z.number().int().min(0).optional(),
    copiesTicket: Version.optional(),
    openReports: z.number().int().min(0).optional(),
    createdAt: z.date(),
    deletedAt: z.date().nullable(),
    deletedBy: Id.optional(),
  })
  // A picture has files of its own only, so that nobody can reach another person's file through a forged key.
  .refine(({ _id, file, thumbnail }) =>
    [file, thumbnail].every(({ key }) => key.startsWith(`images/${_id}/`)),
  )
export type ArchivedImage = z.infer<typeof ArchivedImage>

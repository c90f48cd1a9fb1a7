import type { Backup, BackupList, Restore, RestoreConflict, RestorePreviewClass } from '@classeur/contracts'

/** An id that ends with these digits. */
export const idOf = (end: string): string => end.padStart(24, '6')

const nightId = idOf('b1')

/** A local time of today or of earlier days, because the screen shows times of the device. */
export function localTime(daysAgo: number, hours: number, minutes = 0): string {
  const at = new Date()
  at.setDate(at.getDate() - daysAgo)
  at.setHours(hours, minutes, 0, 0)
  return at.toISOString()
}

/** A verified nightly backup of today. A test passes only the fields that it is about. */
export const backupOf = (fields: Partial<Backup> = {}): Backup => ({
  id: nightId,
  kind: 'nightly',
  withMedia: false,
  state: 'done',
  progress: { files: 40, filesTotal: 40, bytes: 4_600_000, bytesTotal: 4_600_000 },
  sizeBytes: 4_600_000,
  counts: { classes: 7, students: 170, exams: 40, marks: 9000, lessonPlans: 12, resources: 5, pictures: 30 },
  createdAt: localTime(0, 2),
  finishedAt: localTime(0, 2, 1),
  verification: 'verified',
  verifiedAt: localTime(0, 2, 2),
  keptUntil: localTime(-30, 2),
  error: null,
  seq: 5,
  ...fields,
})

export const weeklyId = idOf('b4')
const weeklyAt = localTime(5, 3)
export const weeklyBackup = (fields: Partial<Backup> = {}): Backup =>
  backupOf({
    id: weeklyId,
    kind: 'weekly',
    withMedia: true,
    sizeBytes: 1_268_000_000,
    createdAt: weeklyAt,
    finishedAt: localTime(5, 3, 9),
    keptUntil: localTime(-360, 3),
    ...fields,
  })

export const runningId = idOf('b9')
export const runningBackup = (fields: Partial<Backup> = {}): Backup =>
  backupOf({
    id: runningId,
    kind: 'by-hand',
    withMedia: true,
    state: 'running',
    progress: { files: 1436, filesTotal: 2316, bytes: 800_000_000, bytesTotal: 1_291_000_000 },
    ...{ sizeBytes: null, counts: null, finishedAt: null, verifiedAt: null, keptUntil: null },
    createdAt: localTime(0, 10),
    verification: 'unverified',
    ...fields,
  })

export const backupListOf = (fields: Partial<BackupList> = {}): BackupList => ({
  backups: [backupOf(), weeklyBackup()],
  schedule: { nightly: true, weekly: true },
  lastVerifiedAt: localTime(0, 2),
  ...fields,
})

const previewClassOf = (
  end: string,
  name: string,
  colour: string,
  [added, same, changed, conflicts]: [number, number, number, number],
  here: RestorePreviewClass['here'] = 'present',
): RestorePreviewClass => ({
  ...{ classId: idOf(end), name, colour, here },
  counts: { new: added, same, changed, conflicts },
  takesSlot: { copy: true, inPlace: here !== 'present' },
})

export const deletedClassId = idOf('c1')
export const changedClassId = idOf('c2')
export const previewClasses: RestorePreviewClass[] = [
  previewClassOf('c1', '5C Mathematics', 'sun', [412, 0, 0, 0], 'gone'),
  previewClassOf('c2', '6B Mathematics', 'board', [3, 596, 14, 2]),
  previewClassOf('c3', '5A Mathematics', 'pen', [0, 640, 9, 0]),
  previewClassOf('c4', '4C Physics', 'sky', [0, 388, 21, 0]),
  previewClassOf('c5', '6A Mathematics', 'sun', [0, 512, 0, 0]),
]

const nothing = { new: 0, same: 0, changed: 0, conflicts: 0 }

export const restoreId = idOf('e1')

/** A checked restore of the weekly backup. */
export const restoreOf = (fields: Partial<Restore> = {}): Restore => ({
  id: restoreId,
  backupId: weeklyId,
  state: 'ready',
  progress: { files: 2298, filesTotal: 2298, bytes: 1_268_000_000, bytesTotal: 1_268_000_000 },
  error: null,
  refusedFile: null,
  preview: {
    classes: previewClasses,
    lessonPlans: nothing,
    pictures: nothing,
    picturesWithoutFile: 0,
    files: 2298,
    openClasses: 6,
    classLimit: 30,
  },
  method: null,
  classIds: [],
  snapshotId: null,
  result: null,
  createdAt: localTime(0, 10),
  archivedAt: weeklyAt,
  finishedAt: null,
  undoUntil: null,
  seq: 7,
  ...fields,
})

const conflictOf = (end: string, studentName: string, questionLabel: string): RestoreConflict => ({
  id: `${restoreId}:${end}`,
  classId: changedClassId,
  className: '6B Mathematics',
  examId: idOf('a1'),
  examTitle: 'Fractions and decimals',
  studentName,
  questionLabel,
  archived: {
    ...{ valueHundredths: 250, status: null, comment: 'Shows every step', changedBy: 'Leïla Mansouri' },
    changedAt: localTime(7, 16),
  },
  here: {
    ...{ valueHundredths: null, status: 'absent', comment: null, changedBy: 'Sami Haddad' },
    changedAt: localTime(1, 9, 30),
  },
})

export const conflictSamples = [conflictOf('1', 'Nasri Walid', 'Q5'), conflictOf('2', 'Kaci Sofiane', 'Q7')]

export const doneRestore = (fields: Partial<Restore> = {}): Restore =>
  restoreOf({
    state: 'done',
    method: 'copy',
    classIds: [deletedClassId, changedClassId],
    result: {
      classes: [
        { classId: idOf('d1'), name: '5C Mathematics' },
        { classId: idOf('d2'), name: '6B Mathematics (22 Nov)' },
      ],
      counts: { new: 1025, same: 0, changed: 0, conflicts: 0 },
      ...{ keptMarks: 0, keptDocuments: 0 },
    },
    finishedAt: localTime(0, 10, 4),
    undoUntil: localTime(-30, 10),
    seq: 20,
    ...fields,
  })

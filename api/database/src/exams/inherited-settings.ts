import type { GradingScale, Rounding } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { createClassIdsOf, type ClassesOf } from '../classes/class-ids-of.ts'
import { classModel } from '../classes/class.model.ts'
import { examModel } from './exam.model.ts'

const { trusted } = mongoose

/** Settings for results that an exam without its own ones takes from its school. */
export interface InheritedSettings {
  scale?: GradingScale
  passMarkBasisPoints?: number
  rounding?: Rounding
}

/**
 * Keeps the results of classes that get another school: writes the settings of the present school into every reviewed or
 * released exam, also in the trash, that has none of its own. Safe to repeat.
 */
export function createKeepInherited(connection: Connection) {
  const classes = classModel(connection)
  const exams = examModel(connection)
  const idsOf = createClassIdsOf(connection)

  async function keep(classIds: readonly string[], setting: keyof InheritedSettings, value: unknown) {
    const inClasses = { classId: trusted({ $in: classIds }) }
    const isFinal = { status: trusted({ $in: ['reviewed', 'released'] as const }) }
    await exams.updateMany(
      { ...inClasses, ...isFinal, [setting]: null },
      { $set: { [setting]: value }, $inc: { version: 1 } },
    )
    if (setting === 'passMarkBasisPoints') return
    const field = `results.${setting}`
    await classes.updateMany(
      { _id: trusted({ $in: classIds }), results: trusted({ $type: 'object' }), [field]: null },
      { $set: { [field]: value } },
    )
  }

  return async (of: ClassesOf, { scale, ...settings }: InheritedSettings): Promise<void> => {
    const classIds = await idsOf(of)
    if (scale) {
      const inherit = await classes
        .find({ _id: trusted({ $in: classIds }), scale: null })
        .select({ _id: 1 })
        .lean()
      await keep(
        inherit.map(({ _id }) => String(_id)),
        'scale',
        scale,
      )
    }
    for (const setting of ['passMarkBasisPoints', 'rounding'] as const) {
      if (settings[setting] !== undefined) await keep(classIds, setting, settings[setting])
    }
  }
}

export type KeepInherited = ReturnType<typeof createKeepInherited>

import {
  AppError,
  type ChangeSkillRequest,
  type CreateSkillRequest,
  type ImportSkillsResult,
  type Skill,
  type SkillList,
} from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import type { SchoolDocument, SkillDocument, SkillLibraryRepository } from '@classeur/database'
import { newId } from '../../../ids/new-id.ts'
import type { OpenSchool } from '../school-access.ts'
import type { AnnounceSchool } from '../../../realtime/announce-school.ts'
import { importSkills, type SkillsImport } from '../skill-csv/import-skills.ts'
import { writeSkillsCsv } from '../skill-csv/write-skills-csv.ts'
import { skillsInOrder, withSkill, withSkillChanged } from './skill-tree.ts'
import { updateSkills } from './update-skills.ts'

export interface SkillsDependencies {
  skillLibraries: Pick<SkillLibraryRepository, 'get' | 'replace'>
  open: OpenSchool
  announce: AnnounceSchool
}

/** Manages the skills of a person's school, which all its teachers share. */
export function createSkillsService({ skillLibraries, open, announce }: SkillsDependencies) {
  async function update(
    school: SchoolDocument,
    change: (skills: readonly SkillDocument[]) => readonly SkillDocument[],
  ): Promise<Skill[]> {
    const skills = await updateSkills(skillLibraries, String(school._id), change)
    announce(school)
    return skillsInOrder(skills)
  }

  const read = async (actor: Actor) => {
    const school = await open(actor, 'skill:read')
    return (await skillLibraries.get(String(school._id))).skills
  }

  return {
    list: async (actor: Actor): Promise<SkillList> => ({ skills: skillsInOrder(await read(actor)) }),

    /** @throws AppError as {@link withSkill} */
    async create(actor: Actor, input: CreateSkillRequest): Promise<Skill> {
      const school = await open(actor, 'skill:change')
      const id = newId()
      const skills = await update(school, (present) => withSkill(present, id, input))
      const created = skills.find((skill) => skill.id === id)
      if (!created) throw new AppError('general/unavailable')
      return created
    },

    /** @throws AppError as {@link withSkillChanged} */
    async change(actor: Actor, id: string, change: ChangeSkillRequest): Promise<SkillList> {
      const school = await open(actor, 'skill:change')
      return { skills: await update(school, (present) => withSkillChanged(present, id, change)) }
    },

    /** Imports the valid lines of a table, and reports the others with the reason. */
    async importCsv(actor: Actor, csv: string): Promise<ImportSkillsResult> {
      const school = await open(actor, 'skill:change')
      let result: SkillsImport | undefined
      const skills = await update(school, (present) => {
        result = importSkills(present, csv, newId)
        return result.skills
      })
      const { created = 0, changed = 0, rejected = [] } = result ?? {}
      return { created, changed, rejected, skills }
    },

    exportCsv: async (actor: Actor): Promise<string> => writeSkillsCsv(await read(actor)),
  }
}

export type SkillsService = ReturnType<typeof createSkillsService>

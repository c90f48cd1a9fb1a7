import { ImportSkillsResult, Skill, SkillList, type ChangeSkillRequest } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'
import { skillsQuery } from '../../../http/queries/school-skills.ts'

export interface NewSkill {
  code: string
  name: string
  parentId: string | null
}

/** Changes the library. Each change caches its response at once. */
export function useSkillActions() {
  const client = useQueryClient()
  const show = (skills: Skill[]) => void client.setQueryData(skillsQuery.queryKey, { skills })
  return {
    create: async (skill: NewSkill): Promise<Skill> => {
      const created = await http.post('/api/school/skills', skill, Skill)
      await client.invalidateQueries({ queryKey: skillsQuery.queryKey })
      return created
    },
    change: async (id: string, change: ChangeSkillRequest): Promise<void> => {
      show((await http.patch(`/api/school/skills/${id}`, change, SkillList)).skills)
    },
    importTable: async (csv: string): Promise<ImportSkillsResult> => {
      const result = await http.post('/api/school/skills/import', { csv }, ImportSkillsResult)
      show(result.skills)
      return result
    },
    exportTable: () => http.file('/api/school/skills.csv'),
  }
}

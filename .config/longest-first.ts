import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take minutes on their own. */
const longest = [
  '/web/e2e/drafts/unsaved-text.',
  '/web/e2e/accessibility/',
  '/web/e2e/mark-sheet/access.',
  '/web/e2e/lesson-plans/lesson-plan.',
]

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = longest.findIndex((part) => moduleId.includes(part))
  return rank === -1 ? longest.length : rank
}

/** Starts each project's slowest files first, so that no processor is idle while the last one finishes. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    const projectOf = ({ project }: TestSpecification) => projects.indexOf(project.name)
    return sorted.toSorted((a, b) => projectOf(a) - projectOf(b) || rankOf(a) - rankOf(b))
  }
}

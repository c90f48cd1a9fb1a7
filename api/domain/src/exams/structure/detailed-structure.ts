import type { ExamLeaf, ExamStructure } from '../exam-structure.ts'

/** An exam of questions without exercises or parts. `newId` gives ids of 24 hexadecimal digits. */
export const detailedStructure = (
  totalLeaf: ExamLeaf,
  leaves: readonly ExamLeaf[],
  newId: () => string,
): ExamStructure => ({
  mode: 'detailed',
  totalLeaf,
  exercises: [
    {
      id: newId(),
      label: '',
      questions: leaves.map((leaf) => ({ id: newId(), label: leaf.label, parts: [leaf] })),
    },
  ],
})

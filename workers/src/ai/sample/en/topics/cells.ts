import type { TopicBank } from '../../content.ts'

export const cells: TopicBank = {
  idea: 'Every living thing is made of cells; their parts share the work, and their shape fits their task.',
  prior: ['Signs of life: growing, feeding, reacting.', 'Using a magnifying glass or a microscope.'],
  terms: [
    ['cell membrane', 'The thin skin of the cell that controls what goes in and out.'],
    ['nucleus', 'The part that holds the genetic information.'],
    ['cytoplasm', 'The jelly in which the parts of the cell lie.'],
    ['cell wall', 'A firm layer around plant cells, outside the membrane.'],
    ['mitochondrion', 'The part in which the cell releases energy.'],
  ],
  errors: [
    [
      'Plant cells have a wall instead of a membrane.',
      'They have both: the wall supports, the membrane controls.',
    ],
    ['Large animals have larger cells.', 'An elephant has more cells than a mouse, not larger ones.'],
  ],
  model:
    'Onion skin under the microscope: start with the weakest lens, find the wall, then the nucleus. Draw only what is seen, with one line for one edge, and write the magnification: eyepiece 10 × lens 40 = 400.',
  task: 'Prepare onion skin with iodine and cheek cells with methylene blue. Draw two neighbouring cells of each and label every part that you can really see.',
  aims: [
    ['apply', 'Draw and label a cell seen under the microscope.'],
    ['analyse', 'Compare plant and animal cells by their parts.'],
    ['create', 'Build a model of a cell and justify what stands for each part.'],
  ],
  materials: [
    'microscopes, slides and cover slips',
    'onion, iodine, methylene blue, cotton buds',
    'drawing paper and sharp pencils',
  ],
  quiz: [
    ['Name two parts found in plant cells but not in animal cells.', 'Cell wall and chloroplasts.'],
    ['Eyepiece 10 ×, lens 40 ×: what is the magnification?', '400 ×.'],
    ['What does the nucleus hold?', 'The genetic information.'],
    ['Which layer decides what enters the cell?', 'The cell membrane.'],
    ['Why do muscle cells have many mitochondria?', 'They need much energy.'],
  ],
  homework:
    'Compare a cell with a school or a town: find five parts that do similar work, and one point where the comparison fails.',
}

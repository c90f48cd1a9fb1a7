import type { TopicBank } from '../../content.ts'

export const ancientEgypt: TopicBank = {
  idea: 'The Nile fed Egypt and ordered its life; writing, officials and belief held the state together for three thousand years.',
  prior: ['Counting years before and after the year 1.', 'What people need in order to settle.'],
  terms: [
    ['pharaoh', 'The ruler of Egypt, honoured like a god.'],
    ['hieroglyphs', 'Writing made of picture signs for sounds and ideas.'],
    ['papyrus', 'A plant, and the writing sheets made of it.'],
    ['flood', 'The yearly rise of the Nile that left fertile mud.'],
    ['mummy', 'A body preserved for the life after death.'],
  ],
  errors: [
    [
      'The pyramids were built by slaves with whips behind them.',
      'Finds of workers’ villages show paid and fed crews, many of them farmers during the flood.',
    ],
    [
      'Hieroglyphs are simply small pictures.',
      'Many stand for sounds, as letters do; that is why names could be deciphered.',
    ],
  ],
  model:
    'A tomb painting of the harvest: describe the people by size and clothes, name the tools, and ask who had the picture painted and why. What does it tell, what does it leave out?',
  task: 'Draw the year of an Egyptian farmer as a circle with flood, sowing and harvest. Add for each season one work, one worry and one duty towards the pharaoh.',
  aims: [
    ['apply', 'Use a table of signs to write a name in hieroglyphs.'],
    ['analyse', 'Compare the duties of farmer, scribe and pharaoh.'],
    ['evaluate', 'Judge whether Egypt is rightly called a gift of the Nile.'],
  ],
  materials: ['a map of the Nile valley', 'picture of a tomb painting', 'a table of hieroglyphs for sounds'],
  quiz: [
    ['Why was the flood of the Nile welcome?', 'It left fertile mud on the fields.'],
    ['Who could write?', 'Mainly scribes, who had learned it for years.'],
    ['What were pyramids built for?', 'As tombs of pharaohs.'],
    ['What was written on besides stone?', 'Papyrus.'],
    ['Why did the dead get food and tools?', 'They were thought to need them in the life after death.'],
  ],
  homework:
    'Write a day in the diary of a scribe or a farmer, with five details that can be proved from the lesson.',
}

import type { TopicBank } from '../../content.ts'

export const worldWarOne: TopicBank = {
  idea: 'A local murder became a world war because alliances, armaments and fear left no way back; the war then changed states, borders and lives.',
  prior: ['The great powers of Europe around 1900.', 'Colonies and rivalry between empires.'],
  terms: [
    ['alliance', 'A treaty by which states promise to help each other.'],
    ['trench warfare', 'Fighting from dug-in lines that hardly move for years.'],
    ['armistice', 'An agreement to stop fighting; here on 11 November 1918.'],
    ['home front', 'The work and life of civilians for the war.'],
    ['propaganda', 'Information made to win people for a cause.'],
  ],
  errors: [
    [
      'The murder in Sarajevo caused the war.',
      'It set it off. Alliances, arms race, nationalism and rivalry over colonies had prepared it.',
    ],
    ['The soldiers of 1914 expected four years of war.', 'Most believed they would be home by Christmas.'],
  ],
  model:
    'Two lines on the board: “cause” and “trigger”. Sarajevo, 28 June 1914, goes on the right. Then arrange on the left: alliances, arms race, nationalism, colonies. Draw the chain from the murder to the entry of Great Britain on 4 August with one arrow for each treaty.',
  task: 'Read a letter from the trenches and a newspaper page of the same week. List what each tells about food, fear and hope, and explain why they differ.',
  aims: [
    ['apply', 'Locate the two alliances and the main fronts on a map.'],
    ['analyse', 'Distinguish long-term causes from the trigger of the war.'],
    ['evaluate', 'Judge how far a letter and a newspaper can be trusted as sources.'],
  ],
  materials: [
    'a map of Europe in 1914',
    'a soldier’s letter and a newspaper page',
    'cards with dates from June to August 1914',
  ],
  quiz: [
    ['In which years was the First World War?', '1914 to 1918.'],
    [
      'What happened in Sarajevo on 28 June 1914?',
      'The heir to the throne of Austria-Hungary, Franz Ferdinand, was murdered.',
    ],
    ['Name two long-term causes.', 'For example the alliances and the arms race.'],
    ['When did the armistice in the west begin?', 'On 11 November 1918.'],
    [
      'Why did the western front hardly move for years?',
      'Trenches, barbed wire and machine guns favoured defence.',
    ],
  ],
  homework:
    'Look for a war memorial near you or on the web. Note names, dates and symbols, and write what it wants us to remember.',
}

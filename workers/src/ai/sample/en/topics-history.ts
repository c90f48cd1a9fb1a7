import type { LanguagePack } from '../language-pack.ts'

type Topics = Pick<
  LanguagePack['topics'],
  | 'world-war-one'
  | 'world-war-two'
  | 'french-revolution'
  | 'ancient-egypt'
  | 'industrialisation'
  | 'democracy'
>

export const englishHistoryTopics: Topics = {
  'world-war-one': {
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
  },
  'world-war-two': {
    idea: 'A war of conquest that began in Europe and Asia became a war against whole peoples; its end founded the order we live in.',
    prior: [
      'The treaties after 1918 and the crisis of 1929.',
      'Dictatorship and democracy as forms of government.',
    ],
    terms: [
      ['dictatorship', 'Rule by one person or party without free elections.'],
      ['occupation', 'Rule over a country by a foreign army.'],
      ['resistance', 'Open or hidden action against an occupier or a regime.'],
      ['Holocaust', 'The murder of six million Jews by Nazi Germany and its helpers.'],
      ['capitulation', 'The surrender of an army or a state.'],
    ],
    errors: [
      [
        'The war was fought only in Europe.',
        'It was fought in Asia, Africa and on the oceans too; in the Pacific it ended in September 1945.',
      ],
      [
        'Nobody could do anything against the occupiers.',
        'People hid the persecuted, printed leaflets, went on strike: choices were dangerous, but there were some.',
      ],
    ],
    model:
      'A time line from 1 September 1939 to 2 September 1945. Place six events on it: attack on Poland, fall of France, attack on the Soviet Union, Pearl Harbor, landing in Normandy, Hiroshima. Mark the turning point in another colour and give the reason.',
    task: 'Each group studies one person: a soldier, a child in a bombed city, a woman in the resistance, someone persecuted. Write what this person could know, fear and decide in 1942.',
    aims: [
      ['apply', 'Draw a time line of the war with six events.'],
      ['analyse', 'Compare the lives of two people in the same year from sources.'],
      ['evaluate', 'Assess which event was the turning point and justify the choice.'],
    ],
    materials: [
      'cards with events and dates',
      'short biographies with photographs',
      'maps of 1939, 1942 and 1945',
    ],
    quiz: [
      [
        'With which event did the war in Europe begin?',
        'With the German attack on Poland on 1 September 1939.',
      ],
      ['What was the Holocaust?', 'The murder of six million Jews by Nazi Germany and its helpers.'],
      ['When did Germany surrender?', 'On 8 May 1945.'],
      ['Which organisation was founded in 1945 to keep peace?', 'The United Nations.'],
      ['Why did the United States enter the war?', 'Japan attacked Pearl Harbor on 7 December 1941.'],
    ],
    homework:
      'Ask at home or in the library for one trace of the war in your family or town. Write five lines: what, when, who tells it, what remains open.',
  },
  'french-revolution': {
    idea: 'In 1789 subjects declared themselves citizens; liberty and equality became the measure, and a quarrel began over what they mean.',
    prior: ['Monarchy, estates and privileges before 1789.', 'Ideas of the Enlightenment.'],
    terms: [
      ['estate', 'One of three groups of society: clergy, nobility, all others.'],
      ['privilege', 'A special right of one group, such as paying no taxes.'],
      ['Declaration of Rights', 'Text of August 1789: people are born free and equal in rights.'],
      ['constitution', 'The basic law of a state.'],
      ['Terror', 'The years 1793 and 1794, when thousands were executed as enemies.'],
    ],
    errors: [
      [
        'The storming of the Bastille freed hundreds of prisoners.',
        'There were seven. What counted was gunpowder, and the sign that the king’s power could be broken.',
      ],
      [
        'The Revolution gave equal rights to all.',
        'Women had no vote, and slavery in the colonies was abolished only in 1794.',
      ],
    ],
    model:
      'A caricature of 1789: a peasant carries a priest and a nobleman. Describe first (who, what, how), then explain (taxes, tithes, privileges), then judge: whom does the artist want to win?',
    task: 'Play the meeting of the estates: each group gets its interests on a card, and must answer “shall we vote by estate or by head?”. Write the resolution you reach.',
    aims: [
      ['apply', 'Use three steps to read a caricature of 1789.'],
      ['analyse', 'Distinguish causes in society, finance and ideas.'],
      ['evaluate', 'Judge how far the Declaration of Rights was kept until 1794.'],
    ],
    materials: [
      'a caricature of the three estates',
      'articles 1, 2, 6 and 11 of the Declaration',
      'role cards for the estates',
    ],
    quiz: [
      ['What happened on 14 July 1789?', 'The Bastille in Paris was stormed.'],
      ['Which estate paid most of the taxes?', 'The third.'],
      [
        'What does article 1 of the Declaration say in essence?',
        'People are born and remain free and equal in rights.',
      ],
      ['When was the king executed?', 'In January 1793.'],
      [
        'Name one cause of the Revolution.',
        'For example the debts of the state, privileges, bad harvests, or ideas of the Enlightenment.',
      ],
    ],
    homework:
      'Choose one right from the Declaration. Find an example of today where it is respected, and one where it is disputed.',
  },
  'ancient-egypt': {
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
    materials: [
      'a map of the Nile valley',
      'picture of a tomb painting',
      'a table of hieroglyphs for sounds',
    ],
    quiz: [
      ['Why was the flood of the Nile welcome?', 'It left fertile mud on the fields.'],
      ['Who could write?', 'Mainly scribes, who had learned it for years.'],
      ['What were pyramids built for?', 'As tombs of pharaohs.'],
      ['What was written on besides stone?', 'Papyrus.'],
      ['Why did the dead get food and tools?', 'They were thought to need them in the life after death.'],
    ],
    homework:
      'Write a day in the diary of a scribe or a farmer, with five details that can be proved from the lesson.',
  },
  industrialisation: {
    idea: 'Machines, coal and railways changed how goods were made, and with it where and how people lived; progress and misery came together.',
    prior: ['Work in farms and workshops before 1750.', 'Reading a population curve.'],
    terms: [
      ['steam engine', 'A machine that turns the pressure of steam into motion.'],
      ['factory', 'A place where many people work at machines to a common clock.'],
      ['division of labour', 'Each worker does one step over and over.'],
      ['urbanisation', 'The growth of towns as people move there.'],
      ['trade union', 'An association of workers for better pay and conditions.'],
    ],
    errors: [
      [
        'James Watt invented the steam engine.',
        'He improved it greatly; Newcomen’s engine had pumped water from mines since 1712.',
      ],
      [
        'Machines simply took work away.',
        'Some crafts vanished, others arose; what changed most was who decided about work and time.',
      ],
    ],
    model:
      'Ten pins made by one person against ten in a line of four: time both with paper instead of wire. Compare number, quality and mood, and put the terms to what was seen.',
    task: 'Read the factory rules of 1844 and the statement of a child worker. List rules, fines and hours, then write a complaint to the inspector in the name of the child.',
    aims: [
      ['apply', 'Draw a chain of causes from coal to railway to town.'],
      ['analyse', 'Compare work at home and work in the factory by time, tools and control.'],
      ['evaluate', 'Assess for whom industrialisation was progress by 1850.'],
    ],
    materials: [
      'factory rules and a witness statement',
      'a curve of the population of Manchester',
      'paper and stopwatch for the pin factory',
    ],
    quiz: [
      ['In which country did industrialisation begin?', 'In Great Britain, in the 18th century.'],
      ['What was coal needed for?', 'For steam engines and for making iron.'],
      ['Why did towns grow so fast?', 'People moved to where the factories were.'],
      ['Name two problems of factory workers.', 'For example long hours and dangerous machines.'],
      ['What is a trade union for?', 'To gain better pay and conditions together.'],
    ],
    homework:
      'Choose an object you use daily. Find out in which steps and places it is made, and compare with the pin factory.',
  },
  democracy: {
    idea: 'In a democracy power comes from the people, is limited by law, and can be taken away again by a vote.',
    prior: ['Rules of the class and how they came about.', 'Mayor, parliament and government by name.'],
    terms: [
      ['election', 'A free, equal and secret choice of who is to govern.'],
      ['separation of powers', 'Making laws, carrying them out and judging lie in different hands.'],
      ['majority', 'More than half of the votes, or the largest number of them.'],
      ['minority protection', 'Rights that no majority may take away.'],
      ['opposition', 'Those who are not in government and control it.'],
    ],
    errors: [
      [
        'Democracy means that the majority may decide anything.',
        'Basic rights bind the majority too; otherwise 51% could silence 49%.',
      ],
      [
        'Voting is all that citizens can do.',
        'They also join, petition, protest, inform themselves, and stand for election.',
      ],
    ],
    model:
      'A class has 30 euros to spend. Decide once by majority, once by consensus, once by lot. After each, ask: who is content, who was not heard, how long did it take? Tie the words to what happened.',
    task: 'Draw up a proposal for a change at school, with a reason and its cost. Hold an election with secret ballot, count in public, and let the losers write down what protects them.',
    aims: [
      ['apply', 'Carry out a secret election by agreed rules.'],
      ['analyse', 'Distinguish the three powers in news headlines.'],
      ['evaluate', 'Judge whether a decision was democratic by criteria of your own.'],
    ],
    materials: [
      'ballot papers and a box',
      'headlines about parliament, government and courts',
      'extracts from the constitution',
    ],
    quiz: [
      ['Why are elections secret?', 'So that nobody can be put under pressure for a vote.'],
      ['Name the three powers.', 'Legislative, executive and judicial.'],
      ['What does the opposition do?', 'It controls the government and offers another choice.'],
      ['May a majority abolish basic rights?', 'No, they bind the majority as well.'],
      ['Name a way to take part besides voting.', 'For example a petition or a demonstration.'],
    ],
    homework:
      'Find a decision taken this week in your town or country. Note who decided, who was heard and who can change it.',
  },
}

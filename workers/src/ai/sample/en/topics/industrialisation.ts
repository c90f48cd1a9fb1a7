import type { TopicBank } from '../../content.ts'

export const industrialisation: TopicBank = {
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
}

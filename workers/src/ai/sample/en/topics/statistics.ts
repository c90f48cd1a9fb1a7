import type { TopicBank } from '../../content.ts'

export const statistics: TopicBank = {
  exercise: 'statistics',
  idea: 'One number can stand for many, but each such number hides something: the mean feels every value, the median only the order.',
  prior: ['Putting numbers in order and adding several numbers.', 'Reading a table and a bar chart.'],
  terms: [
    ['mean', 'The sum of all values divided by how many there are.'],
    ['median', 'The middle value once all are in order.'],
    ['range', 'The largest value less the smallest.'],
    ['outlier', 'A value far away from all others.'],
  ],
  errors: [
    [
      'The mean is always one of the values.',
      'The mean of 2 and 5 is 3.5; it is a fair share, not a value somebody had.',
    ],
    [
      'The median is the middle of the list as it is written.',
      'Put the values in order first; only then look for the middle.',
    ],
  ],
  task: 'Ask eleven classmates how many minutes they need to get to school. Draw the values on a line, find mean and median, then add one pupil who needs two hours and see what moves.',
  aims: [
    ['apply', 'Calculate the mean and the median of a list of values.'],
    ['analyse', 'Compare how mean and median change when an outlier is added.'],
    ['evaluate', 'Choose the number that describes a list best and justify the choice.'],
  ],
  materials: ['sticky notes, one value on each', 'a long line on the board or the floor', 'calculators'],
  quiz: [
    ['Four numbers have the mean 6. What is their sum?', '24.'],
    ['All values are raised by 3. What happens to the mean?', 'It rises by 3 as well.'],
  ],
  homework:
    'Write down for five days how long you sleep. Find mean, median and range, and say in two sentences which describes your week best.',
}

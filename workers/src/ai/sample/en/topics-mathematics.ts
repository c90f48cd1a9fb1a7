import type { LanguagePack } from '../language-pack.ts'

type Topics = Pick<
  LanguagePack['topics'],
  'fractions' | 'equations' | 'area' | 'percentages' | 'statistics' | 'functions' | 'pythagoras' | 'integers'
>

export const englishMathematics: Topics = {
  fractions: {
    exercise: 'fractions',
    idea: 'A fraction is one number. Only parts of the same size can be counted together, so the size of the parts has to be made equal first.',
    prior: [
      'Multiples and common multiples of numbers up to 12.',
      'A fraction as part of a bar or of a circle.',
    ],
    terms: [
      ['numerator', 'The upper number: how many parts are taken.'],
      ['denominator', 'The lower number: into how many equal parts the whole is cut.'],
      [
        'equivalent fractions',
        'Fractions written differently that name the same number, such as 1/2 and 3/6.',
      ],
      ['lowest terms', 'Form of a fraction whose two numbers have no common divisor but 1.'],
      ['common denominator', 'A number that is a multiple of both denominators.'],
    ],
    errors: [
      [
        'To add fractions, add the tops and add the bottoms.',
        '1/2 + 1/2 would then be 2/4, which is a half again. Parts are added, the size of the parts stays.',
      ],
      [
        'The larger the denominator, the larger the fraction.',
        'The more people share a cake, the smaller each piece: 1/8 is less than 1/3.',
      ],
    ],
    task: 'Cut paper strips of the same length into halves, thirds, quarters, sixths and twelfths, lay them under each other, and write five equalities that you can see.',
    aims: [
      ['apply', 'Calculate with two fractions and give the result in lowest terms.'],
      ['analyse', 'Compare two ways of finding a common denominator and say which is shorter.'],
      ['evaluate', 'Check a worked solution with an estimate and justify what is wrong in it.'],
    ],
    materials: ['paper strips of equal length', 'scissors and coloured pencils', 'a number line from 0 to 2'],
    quiz: [
      ['Which is larger, 3/4 or 5/8?', '3/4, because 3/4 = 6/8.'],
      [
        'Why is 2/6 the same number as 1/3?',
        'Both numbers of 1/3 were multiplied by 2: twice as many parts, each half as large.',
      ],
    ],
    homework:
      'Find three fractions at home (a recipe, a clock, a bottle). Draw each as a bar, and write for each a calculation with its result in lowest terms.',
  },
  equations: {
    exercise: 'equations',
    idea: 'An equation is a balance: whatever is done to one side is done to the other, and the unknown is found by undoing what was done to it.',
    prior: [
      'The four operations and which of them undo each other.',
      'Replacing a letter by a number in an expression.',
    ],
    terms: [
      ['unknown', 'The number we are looking for, written as a letter.'],
      ['solution', 'The value of the unknown that makes the equality true.'],
      ['side', 'What stands left or right of the equals sign.'],
      ['inverse operation', 'The operation that undoes another: subtraction undoes addition.'],
    ],
    errors: [
      [
        'A number changes its sign when it crosses the equals sign, whatever it is.',
        'Nothing crosses. The same number is subtracted from both sides; a factor is divided away on both sides.',
      ],
      [
        'The equals sign means “here comes the result”.',
        'It says that both sides have the same value; 12 = 3x is as good as 3x = 12.',
      ],
    ],
    task: 'Draw each equation as a balance with bags and weights. Take away from both pans what you can, and write beside each drawing the line of algebra that belongs to it.',
    aims: [
      ['apply', 'Solve an equation with the unknown on one side and check the solution.'],
      ['analyse', 'Find the first wrong line in a solution and say which rule it breaks.'],
      ['create', 'Invent a word problem that leads to a given equation.'],
    ],
    materials: [
      'a balance or a drawing of one',
      'small bags and counters',
      'cards with equations and their solutions',
    ],
    quiz: [
      ['Is 4 a solution of 3x − 2 = 10?', 'Yes: 3 × 4 − 2 = 10.'],
      ['Which operation undoes “times 5”?', 'Dividing by 5, on both sides.'],
    ],
    homework:
      'Write two riddles of the kind “I think of a number …”. Turn each into an equation, solve it and check the solution.',
  },
  area: {
    exercise: 'area',
    idea: 'Area counts the unit squares that cover a figure, perimeter measures the way round it. The two do not grow together.',
    prior: ['Multiplication tables and units of length.', 'Rectangles, right angles and parallel sides.'],
    terms: [
      ['area', 'How many unit squares cover a figure; measured in cm² or m².'],
      ['perimeter', 'The length of the way once round a figure.'],
      ['base', 'The side from which the height is measured.'],
      ['height', 'The distance from the base to the opposite side or corner, at a right angle to the base.'],
    ],
    errors: [
      [
        'Figures with the same perimeter have the same area.',
        'A 1 by 5 and a 3 by 3 rectangle both have a perimeter of 12, but areas of 5 and 9.',
      ],
      [
        'The height of a triangle is one of its sides.',
        'The height meets the base at a right angle; only in a right-angled triangle is it a side.',
      ],
    ],
    task: 'With a loop of string of 24 cm, make as many rectangles with whole sides as you can on squared paper. Enter length, width, perimeter and area in a table and find the largest area.',
    aims: [
      ['apply', 'Calculate the area of rectangles and triangles from their measurements.'],
      ['analyse', 'Compare figures that have the same perimeter and explain why their areas differ.'],
      ['create', 'Design a floor plan with a given area and the shortest possible wall.'],
    ],
    materials: ['squared paper', 'string of 24 cm for each pair', 'rulers and set squares'],
    quiz: [
      ['A square has a perimeter of 20 cm. What is its area?', 'Its side is 5 cm, its area 25 cm².'],
      [
        'Why is a triangle’s area half of base times height?',
        'Two equal triangles make a parallelogram with the same base and height.',
      ],
    ],
    homework:
      'Measure a room or a table at home. Draw it to scale, and calculate its area and its perimeter with units.',
  },
  percentages: {
    exercise: 'percentages',
    idea: 'A percentage is a fraction with denominator 100; it says nothing until we know of what.',
    prior: ['Fractions with denominators 2, 4, 10 and 100.', 'Multiplying and dividing by 100.'],
    terms: [
      ['percent', 'Out of a hundred: 1% is 1/100 of something.'],
      ['whole', 'The amount that counts as 100%.'],
      ['reduction', 'The part by which a price becomes smaller.'],
      ['rate', 'The number of percent.'],
    ],
    errors: [
      [
        'A rise of 20% followed by a fall of 20% leads back to the start.',
        'The fall is taken from a larger whole: 100 becomes 120, and 120 less 24 is 96.',
      ],
      ['50% is always more than 20%.', '50% of 10 is 5, 20% of 100 is 20: the whole decides.'],
    ],
    task: 'Sort twelve offers from a shop leaflet from the best to the worst. For each, calculate the saving and the price paid; agree on what “best” means.',
    aims: [
      ['apply', 'Calculate a percentage of an amount and a reduced price.'],
      ['analyse', 'Compare two offers and explain which whole each percentage refers to.'],
      ['evaluate', 'Judge whether a headline with a percentage says what its figures say.'],
    ],
    materials: ['leaflets with offers', 'a bar of 100 squares on paper', 'calculators for checking only'],
    quiz: [
      ['Which fraction in lowest terms is 75%?', '3/4.'],
      [
        'A price of 80 rises by 10%, then falls by 10%. What is it now?',
        '79.20: first 88, then 88 less 8.80.',
      ],
    ],
    homework:
      'Find a percentage in a newspaper or on a package. Write what the whole is, what the part is, and calculate one of them.',
  },
  statistics: {
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
  },
  functions: {
    exercise: 'functions',
    idea: 'A function gives exactly one output for each input; table, formula and graph are three pictures of the same rule.',
    prior: ['Points in a coordinate system.', 'Replacing a letter by a number in an expression.'],
    terms: [
      ['function', 'A rule that gives every input exactly one output.'],
      ['image', 'The output that belongs to an input.'],
      ['graph', 'All points whose second coordinate is the image of the first.'],
      ['gradient', 'How much the output changes when the input grows by 1.'],
      ['intercept', 'The output for the input 0: where the graph meets the vertical axis.'],
    ],
    errors: [
      ['f(3) means f times 3.', 'It is read “f of 3” and names the output for the input 3.'],
      [
        'Every graph that rises is proportional.',
        'Only a straight line through the origin is; 2x + 3 rises as well, but does not double when x doubles.',
      ],
    ],
    task: 'Three phone contracts have a monthly fee and a price per minute. Make a table and a graph for each, and find for how many minutes each one is the cheapest.',
    aims: [
      ['apply', 'Calculate images and find the input that has a given image.'],
      [
        'analyse',
        'Compare formula, table and graph of one function and trace each number from one to the other.',
      ],
      ['evaluate', 'Choose the better of two tariffs and justify it with the graphs.'],
    ],
    materials: ['graph paper', 'cards with formulas, tables and graphs to match', 'rulers'],
    quiz: [
      ['Where does the graph of f(x) = 2x + 5 meet the vertical axis?', 'At 5, the image of 0.'],
      ['Can one input have two images under a function?', 'No. Two inputs may share one image, though.'],
    ],
    homework:
      'Describe something that changes steadily, such as a candle burning. Give a formula, a table with five values and the graph.',
  },
  pythagoras: {
    exercise: 'pythagoras',
    idea: 'In a right-angled triangle, and only there, the squares on the two short sides fill exactly the square on the longest.',
    prior: ['Squares and square roots of whole numbers.', 'Right angles and the area of a square.'],
    terms: [
      ['hypotenuse', 'The side opposite the right angle, the longest of the three.'],
      ['right-angled triangle', 'A triangle with one angle of 90°.'],
      ['square root', 'The positive number whose square is the given number.'],
      ['converse', 'The statement read backwards: if the squares fit, the angle is right.'],
    ],
    errors: [
      [
        'The three sides themselves add up: a + b = c.',
        'Then the way round would be no longer than the way across. It is the squares that add up.',
      ],
      [
        'The rule holds in every triangle.',
        'In a triangle with three equal sides it would say 1 + 1 = 1. It needs the right angle.',
      ],
    ],
    task: 'Cut out the squares on the two short sides of a right-angled triangle, cut the larger into four pieces through its centre, and cover the square on the hypotenuse with all five pieces.',
    aims: [
      ['apply', 'Calculate the third side of a right-angled triangle.'],
      ['analyse', 'Distinguish the rule from its converse and sort problems by which one they need.'],
      ['evaluate', 'Judge from three lengths whether a corner is a right angle and justify the answer.'],
    ],
    materials: ['squared card and scissors', 'a rope with twelve equal knots', 'calculators with a root key'],
    quiz: [
      ['Is a triangle with sides of 6, 7 and 10 cm right-angled?', 'No: 36 + 49 = 85, not 100.'],
      ['Which side is the hypotenuse?', 'The one opposite the right angle, always the longest.'],
    ],
    homework:
      'Measure length and width of a door or a table, calculate the diagonal, then measure it. Say how far apart the two results are, and why.',
  },
  integers: {
    exercise: 'integers',
    idea: 'Negative numbers carry on the number line beyond zero; subtracting a number is adding its opposite.',
    prior: ['Adding and subtracting natural numbers.', 'Reading a thermometer and a number line.'],
    terms: [
      ['negative number', 'A number less than zero, left of it on the line.'],
      ['opposite', 'The number at the same distance on the other side of zero.'],
      ['absolute value', 'The distance from zero, never negative.'],
      ['integer', 'A whole number: positive, negative or zero.'],
    ],
    errors: [
      [
        '−8 is greater than −3 because 8 is greater than 3.',
        'At −8 degrees it is colder: further left on the line means less.',
      ],
      [
        'Two minus signs always make a plus.',
        'Taking away a debt makes richer, so 5 − (−2) = 7; but −5 − 2 = −7.',
      ],
    ],
    task: 'Play the lift game: a building has 12 floors up and 12 down. Draw cards such as +4 and −7, move the counter, and write every ride as a calculation.',
    aims: [
      ['apply', 'Calculate sums and differences of positive and negative numbers.'],
      ['analyse', 'Sort calculations by the sign of the result before working them out, and explain how.'],
      ['create', 'Invent a story about temperature or money that fits a given calculation.'],
    ],
    materials: [
      'a number line from −15 to 15 on the floor',
      'cards with signed numbers',
      'two-coloured counters',
    ],
    quiz: [
      ['Put in order: −2, 5, −7, 0.', '−7, −2, 0, 5.'],
      ['What is the opposite of −9?', '9.'],
    ],
    homework:
      'Note the lowest temperature of five cold places. Put them in order and write four differences between them as calculations.',
  },
}

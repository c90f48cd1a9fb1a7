import type { TopicBank } from '../../content.ts'

export const light: TopicBank = {
  idea: 'We see a thing when light from it reaches the eye. Light travels in straight lines until something reflects, bends or absorbs it.',
  prior: ['Sources of light and things that only reflect it.', 'Measuring angles with a protractor.'],
  terms: [
    ['ray', 'A line that shows the path of light.'],
    ['reflection', 'Light is thrown back at a surface, at the angle at which it came.'],
    ['refraction', 'Light changes direction where it passes from one material to another.'],
    ['shadow', 'The space that light does not reach because a body is in the way.'],
    ['normal', 'The line at a right angle to the surface where the ray meets it.'],
  ],
  errors: [
    [
      'The eye sends out something when it looks.',
      'In a perfectly dark room nobody sees anything: light has to come into the eye.',
    ],
    [
      'A mirror picture lies on the surface of the mirror.',
      'It appears as far behind the mirror as the object stands in front; a tape measure and two pencils show it.',
    ],
  ],
  model:
    'A lamp shines through a slit onto a mirror standing on a protractor. Draw the normal, read the angle in: 40°. Read the angle out: 40°. Turn the mirror by 10° and let the class predict before reading again.',
  task: 'Send a narrow beam onto a mirror at five angles. Mark the rays with dots, draw them, measure both angles from the normal and write the rule you find.',
  aims: [
    ['apply', 'Draw the path of a ray that meets a plane mirror.'],
    ['analyse', 'Compare reflection and refraction in a drawing of a pencil in a glass of water.'],
    ['create', 'Design a periscope and show the path of light in it.'],
  ],
  materials: [
    'ray boxes or torches with a slit',
    'plane mirrors and protractors',
    'a glass of water and a pencil',
  ],
  quiz: [
    [
      'A ray meets a mirror at 35° to the normal. At which angle does it leave?',
      'At 35° on the other side of the normal.',
    ],
    [
      'Why does a pencil in water look broken?',
      'Light from its lower part is refracted where it leaves the water.',
    ],
    [
      'Why are shadows sharp at noon and soft under a cloudy sky?',
      'The sun is nearly a point, the clouded sky is a wide source.',
    ],
    ['Why do we see the Moon although it gives no light of its own?', 'It reflects sunlight into our eyes.'],
  ],
  homework:
    'Measure your shadow at three times of one day. Draw the sun, yourself and the ray for each, and explain the difference.',
}

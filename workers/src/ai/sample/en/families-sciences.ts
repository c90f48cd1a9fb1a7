import { withGeneral } from '../compose/merge-pools.ts'
import type { LanguagePack } from '../language-pack.ts'
import { englishGeneral } from './family-general.ts'

type Families = Pick<
  LanguagePack['families'],
  'mathematics' | 'physics' | 'chemistry' | 'biology' | 'geography' | 'computing'
>

export const englishSciences: Families = {
  mathematics: withGeneral(englishGeneral, (t) => ({
    ideas: [
      `In ${t}, as everywhere in mathematics, a result counts only together with the way that leads to it.`,
      `A drawing, a table and a calculation are three views of ${t}; each shows something the others hide.`,
    ],
    prior: [`Calculations and drawings that ${t} builds on.`],
    terms: [
      ['conjecture', `A statement about ${t} that seems true but is not yet proved.`],
      ['proof', `A chain of reasons that shows that a statement about ${t} always holds.`],
      ['special case', `A simple example in which ${t} can be checked by hand.`],
    ],
    errors: [
      [
        `If a rule for ${t} works three times, it always works.`,
        'Look for a case that breaks it, with zero, one, very large or negative numbers; then look for the reason.',
      ],
      [`In ${t} only the result matters.`, 'Two right results can rest on a lucky mistake. Ask for the way.'],
    ],
    models: [
      `Take the smallest example of ${t} that is not trivial. Draw it, calculate it, write the way in three lines, then change one number and ask which line changes.`,
      `Show a complete solution from ${t} with one mistake in it. Read it line by line and ask each time: why is this allowed?`,
    ],
    tasks: [
      `Work through four examples of ${t} from easy to hard. For each, write a plan, the calculation and a check; then write a fifth one for another pair.`,
      `Sort solved examples of ${t} by the method used and give each method a name.`,
    ],
    aims: [
      ['apply', `Solve a standard problem on ${t} and check the result.`],
      ['analyse', `Find the mistake in a worked solution on ${t}.`],
      ['create', `Invent a problem on ${t} with its solution.`],
    ],
    materials: [`four graded problems on ${t}`, `squared paper for drawings of ${t}`],
    quiz: [
      [
        `What do you check first after solving a problem on ${t}?`,
        'Size and unit of the result, then the calculation backwards.',
      ],
      [
        `Which drawing or table helps with ${t}?`,
        'One that contains all given values and the one asked for.',
      ],
    ],
    homework: [`Solve two problems on ${t} from the book and write beside each line why it is allowed.`],
  })),
  physics: withGeneral(englishGeneral, (t) => ({
    ideas: [
      `What we claim about ${t} has to stand up to an experiment that anyone can repeat.`,
      `To understand ${t} is to be able to predict what happens before it is tried.`,
    ],
    prior: [`Observations from daily life that have to do with ${t}.`],
    terms: [
      ['hypothesis', `A guess about ${t} that an experiment can refute.`],
      ['variable', `What is changed, or measured, in an experiment on ${t}.`],
      ['measurement', `A number with a unit and an uncertainty, here about ${t}.`],
    ],
    errors: [
      [
        `An experiment on ${t} should change everything at once.`,
        'Change one thing and keep the rest the same; otherwise nobody knows what made the difference.',
      ],
      [
        `A measurement about ${t} is exact if it has many digits.`,
        'Repeat it: the spread of the values shows how exact it is.',
      ],
    ],
    models: [
      `A demonstration of ${t}: predict in writing, watch, describe without explaining, and only then explain. Keep prediction and result side by side on the board.`,
      `One diagram for ${t}: what goes in, what happens, what comes out. Name each quantity and its unit.`,
    ],
    tasks: [
      `Plan an experiment on ${t}: what do you change, what do you measure, what do you keep the same? Carry it out, enter five values in a table and draw the graph.`,
      `At three stations on ${t}, predict, try, and record what differs from the prediction.`,
    ],
    aims: [
      ['apply', `Measure a quantity that belongs to ${t} and give it with its unit.`],
      ['analyse', `Distinguish observation and explanation in a report on ${t}.`],
      ['create', `Design an experiment on ${t} that changes one variable only.`],
    ],
    materials: [`equipment for one experiment on ${t}`, `a table for measured values on ${t}`],
    quiz: [
      [
        `What was changed and what was measured in the experiment on ${t}?`,
        'One variable was changed, one measured, all others kept the same.',
      ],
      [
        `Which observation supports what we say about ${t}?`,
        'One that would have come out differently if the statement were wrong.',
      ],
    ],
    homework: [
      `Describe something at home that has to do with ${t}: what you see, what you suspect, how you could test it.`,
    ],
  })),
  chemistry: withGeneral(englishGeneral, (t) => ({
    ideas: [
      `In ${t} we look twice: at what can be seen, and at the particles that explain it.`,
      `Substances in ${t} may change completely; the atoms they consist of are all still there.`,
    ],
    prior: [`Safety rules for experiments on ${t}.`],
    terms: [
      ['substance', `A kind of matter with its own properties, as they appear in ${t}.`],
      ['property', `What a substance in ${t} can be recognised by: colour, smell, solubility.`],
      ['particle model', `A drawing of invisible particles that explains what is seen in ${t}.`],
    ],
    errors: [
      [
        `In ${t} something is lost when it can no longer be seen.`,
        'Weigh before and after in a closed vessel: the mass stays the same.',
      ],
      [
        `Particles in ${t} look like tiny pieces of the substance.`,
        'Single particles have no colour and no temperature; those belong to very many together.',
      ],
    ],
    models: [
      `Show ${t} on two levels: left what the eye sees, right the particles. Draw both before and after, and count the particles.`,
      `Read the label and hazard signs of one substance from ${t} aloud, then carry out one test and write the observation in a full sentence.`,
    ],
    tasks: [
      `Examine samples that belong to ${t}: look, test with water and with an indicator, record the properties, and sort the samples. Wear goggles.`,
      `Draw a strip of four pictures of ${t} on the level of particles and let another group find the mistake built into it.`,
    ],
    aims: [
      ['apply', `Carry out a safe test on ${t} and record the observation.`],
      ['analyse', `Distinguish what is seen in ${t} from how particles explain it.`],
      ['evaluate', `Assess the risks of an experiment on ${t} and justify the protection needed.`],
    ],
    materials: [`goggles and samples for ${t}`, `modelling sets for particles in ${t}`],
    quiz: [
      [
        `Which safety rule matters most with ${t}?`,
        'The one that the hazard sign demands; goggles in any case.',
      ],
      [
        `How do you recognise that a new substance is formed in ${t}?`,
        'New properties: another colour, a gas, a solid, heat given off.',
      ],
    ],
    homework: [`Find a product at home that has to do with ${t}. Note contents, hazard signs and use.`],
  })),
  biology: withGeneral(englishGeneral, (t) => ({
    ideas: [
      `Structure and task belong together: ${t} is understood when we see what each part is for.`,
      `In ${t}, as in all life, nothing stands alone: each change has effects elsewhere.`,
    ],
    prior: [`Living things students know that have to do with ${t}.`],
    terms: [
      ['observation', `What can be seen or measured in ${t}, without interpretation.`],
      ['function', `What a part is for, in the context of ${t}.`],
      ['adaptation', `A feature that fits a living thing to its conditions, as in ${t}.`],
    ],
    errors: [
      [
        `Living things do what happens in ${t} because they want to.`,
        'Ask for cause and effect: what triggers it, what follows from it.',
      ],
      [`${t} is the same in all living things.`, 'Compare two species; note what is common and what is not.'],
    ],
    models: [
      `A drawing of ${t} grows on the board part by part. For each part: name, place, task. At the end cover one part and ask what would no longer work.`,
      `One photograph of ${t}: first five things that are seen, then two questions, then one explanation that could be tested.`,
    ],
    tasks: [
      `Observe an example of ${t} for ten minutes, draw it large, label what you know, and mark with “?” what you suspect.`,
      `Compare two living things with respect to ${t} in a table with five features and find a reason for each difference.`,
    ],
    aims: [
      ['apply', `Draw an example of ${t} and label its parts.`],
      ['analyse', `Compare two living things with respect to ${t}.`],
      ['evaluate', `Judge a statement about ${t} from the media with two reasons.`],
    ],
    materials: [`specimens or photographs for ${t}`, `magnifying glasses and drawing paper for ${t}`],
    quiz: [
      [`Name one part and its task in ${t}.`, 'Any part from the drawing with the task written beside it.'],
      [
        `What would change if one part of ${t} were missing?`,
        'The task of that part, and everything that depends on it.',
      ],
    ],
    homework: [
      `Look for an example of ${t} in your surroundings, draw it and write three observations without explaining them.`,
    ],
  })),
  geography: withGeneral(englishGeneral, (t) => ({
    ideas: [
      `Where is it, why there, and what follows from it? These three questions open up ${t}.`,
      `Maps of ${t} are answers to questions; another question gives another map.`,
    ],
    prior: [`Reading a legend, a scale and the points of the compass for ${t}.`],
    terms: [
      ['location', `Where something lies, absolutely and in relation to other places; here for ${t}.`],
      ['scale', `How many times smaller a map of ${t} is than reality.`],
      ['factor', `Something that helps to explain why ${t} differs from place to place.`],
    ],
    errors: [
      [
        `A map of ${t} shows everything as it is.`,
        'Every map leaves out and chooses. Read title, legend, date and source first.',
      ],
      [
        `${t} is the same in the whole country.`,
        'Compare two regions with figures; averages hide differences.',
      ],
    ],
    models: [
      `Read a map of ${t} aloud: title, legend, scale; then what stands out, where it is dense, where empty; last a reason for it.`,
      `Put a photograph and a map of ${t} side by side and find three things seen on one but not on the other.`,
    ],
    tasks: [
      `Draw a sketch map of ${t} with a legend of five signs, mark two striking places and explain them with one factor each.`,
      `Compare two places with respect to ${t}: collect three figures for each, draw them and say in two sentences what explains the difference.`,
    ],
    aims: [
      ['apply', `Locate examples of ${t} on a map.`],
      ['analyse', `Compare two regions with respect to ${t} using figures.`],
      ['evaluate', `Assess a measure that concerns ${t} from the view of two groups of people.`],
    ],
    materials: [`atlas pages and a blank map for ${t}`, `a photograph and a table of figures on ${t}`],
    quiz: [
      [`Name a place where ${t} can be seen well.`, 'Any place that was located on the map.'],
      [
        `Name one factor that explains where ${t} is found.`,
        'For example climate, relief, water, traffic or decisions of people.',
      ],
    ],
    homework: [
      `Find out how ${t} shows in your own surroundings: one photograph or sketch, three sentences.`,
    ],
  })),
  computing: withGeneral(englishGeneral, (t) => ({
    ideas: [
      `Whoever can explain ${t} so that a machine could follow has understood it.`,
      `Behind ${t} are data, rules and people who chose them.`,
    ],
    prior: [`Programs and devices students use that have to do with ${t}.`],
    terms: [
      ['input', `The data that go into ${t}.`],
      ['output', `The data that come out of ${t}.`],
      ['test case', `An input with a known result, to check ${t}.`],
    ],
    errors: [
      [
        `With ${t} the computer decides by itself.`,
        'It follows rules that people wrote; ask which rule gave this result.',
      ],
      [`If ${t} works once, it works.`, 'Test with empty, very large and wrong inputs too.'],
    ],
    models: [
      `Act out ${t} without a computer: one student is the input, one the rule, one the output. Record each step in a table.`,
      `Show a small example of ${t}, let students predict the result, run it, and explain the difference.`,
    ],
    tasks: [
      `Describe ${t} as input, steps and output, write three test cases and exchange them with another pair.`,
      `Build the smallest version of ${t} that works, with blocks, code or paper, and note each fault you removed.`,
    ],
    aims: [
      ['apply', `Use ${t} to solve a small problem step by step.`],
      ['analyse', `Trace the data through ${t} in a table.`],
      ['create', `Design a small program or procedure that uses ${t}.`],
    ],
    materials: [`a computer for each pair, or cards for ${t}`, `trace tables for ${t}`],
    quiz: [
      [`What goes into ${t} and what comes out?`, 'The data named as input and output in the lesson.'],
      [`Which test would reveal a fault in ${t}?`, 'A case at the edge: empty, zero, largest, wrong type.'],
    ],
    homework: [
      `Look for ${t} in an app you use. Describe what it takes in, what it gives out and what it may store.`,
    ],
  })),
}

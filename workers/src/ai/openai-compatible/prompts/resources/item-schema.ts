/** How an item is written. Small models follow an example better than a schema. */
export const itemSchema = `Each item is an object with these fields:
- "prompt": the task as the student reads it. "□" is a box to write in. A bare calculation, an equation or a comparison is one formula with its box, after a plain instruction: "Add: $\\\\frac{1}{5}+\\\\frac{3}{5}=\\\\square$", "Solve: $3x+5=20$", "Compare: $\\\\frac{1}{2}\\\\square\\\\frac{2}{5}$".
- "figure": null, or one of {"kind":"fraction-bars","bars":[{"parts":5,"shaded":2,"label":"2/5"}]}, {"kind":"number-line","from":0,"to":2,"step":0.25,"marks":[{"at":0.75,"label":"A"}]}, {"kind":"clock","hour":9,"minute":40,"hands":true}, {"kind":"table","header":["day","km"],"rows":[["Monday","12"]]}. Only if the task needs it.
- "answer": {"kind":"value","shown":"$\\\\frac{4}{5}$"} for one result; {"kind":"choice","options":[{"content":"…","reason":""},{"content":"…","reason":"what leads to this wrong option"}],"correct":0} with 3 or 4 options, where "correct" counts from 0; {"kind":"open","model":"a full answer","points":["what earns a mark"]} for a text.
- "steps": the worked solution, one step in each text, with every calculation.
- "skill": the skill it practises, word for word as in the data, or null.
- "error": null, or {"name":"the error from the data","wrong":"the result of a student who makes it"}. The wrong result differs from the right one.
- "bloomLevel": remember, understand, apply, analyse, evaluate or create.
- "lines": how many lines the student needs to write on; 0 if the prompt has boxes.
- "check": what has to be computed, so that the answer can be recomputed; null if it isn't one of these. Numbers are texts such as "-3", "2.5" or "5/6".
  {"kind":"arithmetic","expression":"1/5+3/5","form":"simplest"} (form: any, simplest, decimal, percent or mixed)
  {"kind":"equation","equation":"3*x+5=20","unknown":"x"}
  {"kind":"conversion","amount":"2.5","from":"km","to":"m"}
  {"kind":"share","total":"60","ratio":["2","3"],"part":0} (part null: all shares)
  {"kind":"sequence","terms":["3","7","11"],"ask":10}
  {"kind":"shape","shape":"rectangle","measure":"area","lengths":["4","6"]} (shape: rectangle, square, triangle, parallelogram; measure: perimeter or area)
  {"kind":"clock","start":"09:40","minutes":35}, {"kind":"duration","start":"09:40","end":"11:05"}
  {"kind":"order","values":["0.5","2/3"],"direction":"ascending"}, {"kind":"extreme","values":["0.5","2/3"],"which":"largest"}, {"kind":"comparison","left":"1/2","right":"2/5"}
  {"kind":"data","values":["3","8","4"],"measure":"mean"} (mean, median, mode or range)
  {"kind":"factors","of":[12,18],"ask":"gcf"} (factors, primes, gcf or lcm), {"kind":"rounding","value":"3.746","to":"0.1"}`

/** The types of every chart, as the compiler reads them from the sources: its input, its events, what its ports return. */
import path from 'node:path';
import ts from 'typescript';
import type { Chart } from '../charts.ts';
import { root } from '../find.ts';

export type ChartTypes = { input: ts.Type; event: ts.Type; outputs: Map<string, ts.Type> };

const nameOf = (id: string) => `${id}Machine`;

/** A module that does not exist on the disk: one type for each chart. */
const sourceOf = (charts: readonly Chart[]) =>
  [
    "import type { EventFromLogic, InputFrom, OutputFrom, StateMachine } from 'xstate';",
    'type Ports<M> = M extends StateMachine<any, any, any, infer A, any, any, any, any, any, any, any, any, any, any> ? A : never;',
    'type Outputs<A> = { [P in A as P extends { src: infer S extends string } ? S : never]: P extends { logic: infer L } ? OutputFrom<L> : never };',
    ...charts.map(({ id, file }) => `import type { ${nameOf(id)} } from '#${file}';`),
    ...charts.map(({ id }) => {
      const machine = `typeof ${nameOf(id)}`;
      return `export type ${id}_ = { input: InputFrom<${machine}>; event: EventFromLogic<${machine}>; outputs: Outputs<Ports<${machine}>> };`;
    }),
  ].join('\n');

/** Takes some seconds: the compiler reads all that the charts import. */
export const typesOfCharts = (
  charts: readonly Chart[],
): { checker: ts.TypeChecker; types: Map<string, ChartTypes> } => {
  const file = path.join(root, 'tools', 'types-of-charts.ts');
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, language, ...rest) =>
    name === file ? ts.createSourceFile(name, sourceOf(charts), language) : getSourceFile(name, language, ...rest);
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(file) as ts.SourceFile) as ts.Symbol;
  const property = (type: ts.Type, name: string) => checker.getTypeOfSymbol(type.getProperty(name) as ts.Symbol);
  const typesOf = (id: string): ChartTypes => {
    const symbol = checker.getExportsOfModule(module).find(({ name }) => name === `${id}_`) as ts.Symbol;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const ports = checker.getPropertiesOfType(property(type, 'outputs'));
    return {
      input: property(type, 'input'),
      event: property(type, 'event'),
      outputs: new Map(ports.map((port) => [port.name, checker.getTypeOfSymbol(port)])),
    };
  };
  return { checker, types: new Map(charts.map(({ id }) => [id, typesOf(id)])) };
};

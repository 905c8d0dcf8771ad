type Component = { name: string; version: string };
type Dependency = { ref: string; dependsOn: string[] };
type Bill<Item extends Component> = { components: Item[]; dependencies: Dependency[] };
/** What of npm's bill of materials ships. `shipped`: such as `pg@8.23.1`; one that the bill lacks is an error. */
export function onlyShipped<Item extends Component>(bill: Bill<Item>, shipped: Set<string>): Bill<Item>;

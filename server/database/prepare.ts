import {
	type Compilable,
	type CompiledQuery,
	type KyselyPlugin,
	OperationNodeTransformer,
	type QueryResult,
	ValueNode,
} from "kysely";
import type { Queries } from "./engine.ts";

/** Stands in a query for a value that is known only when it runs. */
class Slot {
	readonly name: PropertyKey;

	constructor(name: PropertyKey) {
		this.name = name;
	}
}

/**
 * Writes constants into the text. SQLite plans a statement anew, at every execution, when a value is bound to it that may
 * decide on a partial index or is its `limit` (`sqlite3VdbeSetVarmask` in its source), which costs as much as the answer.
 */
class ConstantsInText extends OperationNodeTransformer {
	protected override transformValue(node: ValueNode): ValueNode {
		return node.value instanceof Slot ? node : ValueNode.createImmediate(node.value);
	}
}

const constants = new ConstantsInText();
const constantsInText: KyselyPlugin = {
	transformQuery: ({ node }) => constants.transformNode(node),
	transformResult: async ({ result }) => result,
};

/** By their text. Only queries of our own code come here, so there are few. */
const names = new Map<string, string>();

function remembered<R>(query: CompiledQuery<R>): CompiledQuery<R> {
	if (!names.has(query.sql)) names.set(query.sql, `query_${names.size}`);
	return query;
}

/** Under which name a connection to PostgreSQL keeps a query, once it has parsed and planned it; undefined for those built anew each time. */
export function preparedName(text: string): string | undefined {
	return names.get(text);
}

/**
 * A query that is built once and then runs with ever new parameters: building and compiling costs several times
 * what SQLite needs to answer. `build` must give the same query whatever the parameters are, take what is the same each
 * time as a constant, and name each column that it reads: a column more, which a later release adds, would break what PostgreSQL has prepared.
 * One prepared query serves one database, so it is made where its store is.
 */
export function prepare<P extends object, R>(
	build: (queries: Queries, parameters: P) => Compilable<R>,
): (queries: Queries, parameters: P) => Promise<QueryResult<R>> {
	let compiled: CompiledQuery<R> | undefined;
	const slots = new Proxy({}, { get: (_, name) => new Slot(name) }) as P;
	return (queries, parameters) => {
		compiled ??= remembered(build(queries.withPlugin(constantsInText), slots).compile());
		const values = compiled.parameters.map((value) =>
			value instanceof Slot ? Reflect.get(parameters, value.name) : value,
		);
		return queries.executeQuery({ ...compiled, parameters: values });
	};
}

import Fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";

type Serializer = ReturnType<NonNullable<FastifyInstance["serializerCompiler"]>>;
type Validator = ReturnType<NonNullable<FastifyInstance["validatorCompiler"]>>;

const serializers = new Map<string, Serializer>();

/**
 * Makes what writes answers and what checks input for the first request that needs it, and one writer for all answers of
 * the same schema. Fastify makes one for each answer of each route at the start.
 */
export function compileSchemasWhenNeeded(app: FastifyInstance, ajv: FastifyServerOptions["ajv"]): void {
	// Fastify gives its compilers to an instance that has schemas to compile.
	const plain = Fastify({ ajv });
	const schema = { querystring: { type: "object" }, response: { 200: { type: "null" } } };
	plain.get("/", { schema, handler: async () => null });
	app.register(async () => void (await plain.ready()));
	app.setSerializerCompiler((route) => {
		let serializer: Serializer | undefined;
		return (data) => {
			serializer ??= sharedSerializer(plain, route);
			return serializer(data);
		};
	});
	app.setValidatorCompiler((route) => {
		let validator: Validator | undefined;
		return (data) => {
			validator ??= plain.validatorCompiler?.(route);
			if (validator === undefined) throw new Error("no validator could be made");
			return validator(data) === false ? { error: validator.errors ?? [] } : true;
		};
	});
}

function sharedSerializer(
	plain: FastifyInstance,
	route: Parameters<NonNullable<FastifyInstance["serializerCompiler"]>>[0],
): Serializer {
	const key = JSON.stringify(route.schema);
	const serializer = serializers.get(key) ?? plain.serializerCompiler?.(route);
	if (serializer === undefined) throw new Error("no serializer could be made");
	serializers.set(key, serializer);
	return serializer;
}

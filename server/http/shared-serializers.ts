import Fastify, { type FastifyInstance } from "fastify";

type Serializer = ReturnType<NonNullable<FastifyInstance["serializerCompiler"]>>;

const shared = new Map<string, Serializer>();

/**
 * Makes one serializer for all answers of the same schema. Fastify makes one for each answer of each route, and nearly
 * all are the failures that any call may meet: hundreds, and most of the time of a start.
 */
export function shareSerializers(app: FastifyInstance): void {
	// Fastify gives its compiler to an instance that has a schema to compile.
	const plain = Fastify();
	plain.get("/", { schema: { response: { 200: { type: "null" } } }, handler: async () => null });
	app.register(async () => void (await plain.ready()));
	app.setSerializerCompiler((route) => {
		const key = JSON.stringify(route.schema);
		const serializer = shared.get(key) ?? plain.serializerCompiler?.(route);
		if (serializer === undefined) throw new Error("no serializer could be made");
		shared.set(key, serializer);
		return serializer;
	});
}
